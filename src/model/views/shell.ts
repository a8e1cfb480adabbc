import type { ConsentEntry } from '../consent/consent.ts';
import type { AddressType, LegalForm } from '../entities/company.ts';
import type { SocialMenuEntry } from '../entities/menu.ts';
import type { WidgetName } from '../entities/widget.ts';
import type { Language } from '../language.ts';
import type { HoursDisplay } from '../opening-hours/display.ts';
import type { InLanguage, Logo, ViewLink } from './common.ts';
import type { RatingBoxView, RetailerClockView } from './external.ts';

export interface MenuLinkView extends ViewLink, InLanguage {
  /** A word from the content, for styling. */
  type?: string;
}

interface MenuGroupView extends InLanguage {
  label: string;
  links: MenuLinkView[];
}

/** An entry of the main menu: a link, or a heading over links and groups. */
export interface MenuItemView extends InLanguage {
  label: string;
  type?: string;
  link?: MenuLinkView;
  links: MenuLinkView[];
  groups: MenuGroupView[];
}

/** The company as shown in the contact block, the footer and the imprint. */
export interface CompanyView {
  companyName: string;
  displayName: string;
  addressType: AddressType;
  street: string;
  city: string;
  legalForm: LegalForm;
  executives: string[];
  /** A number that cannot be parsed has no link. */
  phone?: ViewLink | { label: string };
  fax?: { label: string };
  email?: ViewLink;
  registers: { type: string; number: string; registrar: string }[];
  vatId?: string;
  taxNumber?: string;
}

/** A widget of the footer with its data. */
export interface WidgetView extends InLanguage {
  /** Its position among the widgets. */
  id: number;
  name: WidgetName | 'unknown';
  header?: string;
  showLogo: boolean;
}

/** The header's behaviour in wide windows. */
export interface HeaderView {
  /** Whether it stays in view. */
  sticky: boolean;
  /** The scroll distance in px after which it shrinks; undefined if it never does. */
  changePos?: number;
}

/** The Matomo server that counts visits after the visitor's consent. */
export interface MatomoView {
  /** Address of the tracker's script. */
  script: string;
  /** Address that receives the visits. */
  endpoint: string;
  siteId: number;
}

/** The consents to ask for; left out if there are none. */
export interface ConsentsView {
  /**
   * Identifies the entries in all languages of the site: when it changes, visitors are asked again.
   */
  hash: string;
  entries: (ConsentEntry & InLanguage)[];
}

/**
 * The data shared by all pages of a language: one static query, named by the hash of its content.
 */
export interface ShellView {
  language: Language;
  /** The languages of the site; with only one, there is no language selector. */
  languages: Language[];
  home: string;
  header: HeaderView;
  siteName: string;
  logo?: Logo;
  menu: MenuItemView[];
  company: CompanyView;
  hours: HoursDisplay;
  social: (ViewLink & { media: SocialMenuEntry['media'] })[];
  navigation: ViewLink[];
  widgets: WidgetView[];
  legalLinks: ViewLink[];
  /** Address of the text about cookie settings, for browsers without JavaScript. */
  cookieSettings?: string;
  consents?: ConsentsView;
  contact: string;
  brands?: string;
  /** The link of the retailer clock in the header. */
  clockLink?: string;
  /** The clock itself, below that link. */
  retailerClock?: RetailerClockView;
  /** Shown on pages without a map. */
  rating?: RatingBoxView;
  matomo?: MatomoView;
}
