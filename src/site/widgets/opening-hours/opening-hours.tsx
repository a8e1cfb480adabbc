import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The shop's regular opening hours; the contact page has the special days too. */
export function OpeningHoursWidget({ shell }: WidgetProps) {
  return <HoursTable hours={{ ...shell.hours, special: [] }} />;
}
