import { HoursTable } from '../../ui/hours-table/hours-table.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** When the shop is open. */
export function OpeningHoursWidget({ shell }: WidgetProps) {
  return <HoursTable hours={shell.hours} />;
}
