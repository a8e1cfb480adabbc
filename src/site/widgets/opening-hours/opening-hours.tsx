import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The shop's opening hours. */
export function OpeningHoursWidget({ shell }: WidgetProps) {
  return <HoursTable hours={shell.hours} />;
}
