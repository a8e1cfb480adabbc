import type { ComponentType } from 'react';
import type { WidgetName } from '#model/entities/widget.ts';
import { AddressWidget } from './address/address.tsx';
import { ContactWidget } from './contact/contact.tsx';
import { NavigationWidget } from './navigation/navigation.tsx';
import { OpeningHoursWidget } from './opening-hours/opening-hours.tsx';
import { SocialWidget } from './social/social.tsx';
import type { WidgetProps } from './widget-props.ts';

/** The footer widgets by their name in the content. */
export const widgets: Record<WidgetName, ComponentType<WidgetProps>> = {
  address: AddressWidget,
  contact: ContactWidget,
  navigation: NavigationWidget,
  openingHours: OpeningHoursWidget,
  social: SocialWidget,
};
