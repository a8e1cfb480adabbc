import { dayName } from './days.ts';
import { groupDays } from './display.ts';
import { comingSpecialHours } from './special.ts';
import type { Interval, WeeklyHours } from './hours.ts';

interface Specification {
  '@type': 'OpeningHoursSpecification';
  opens: string;
  closes: string;
}

/** https://schema.org/openingHoursSpecification: only open days, one entry per interval. */
export function openingHoursSpecification(weekly: WeeklyHours): object[] {
  return groupDays(weekly).flatMap(({ days, hours }) =>
    hours.intervals.map((interval) => ({
      ...specification(interval),
      dayOfWeek: days.map((day) => dayName(day, 'en').long),
    })),
  );
}

/**
 * https://schema.org/specialOpeningHoursSpecification. Yearly days get the date of their next
 * occurrence; days before `today` (YYYY-MM-DD) are left out. A closed day opens and closes at
 * 00:00, as Google requires.
 */
export function specialOpeningHoursSpecification(weekly: WeeklyHours, today: string): object[] {
  return comingSpecialHours(weekly, today).flatMap(({ from, to, intervals }) =>
    (intervals.length ? intervals : [{ open: '00:00', close: '00:00' }]).map((interval) => ({
      ...specification(interval),
      validFrom: from,
      validThrough: to,
    })),
  );
}

function specification({ open, close }: Interval): Specification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: open,
    closes: close === '24:00' ? '23:59' : close,
  };
}
