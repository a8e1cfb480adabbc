import { weekdays } from './days.ts';
import { groupDays, isYearly } from './display.ts';
import type { Interval, SpecialHours, WeeklyHours } from './weekly.ts';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Specification {
  '@type': 'OpeningHoursSpecification';
  opens: string;
  closes: string;
}

/** https://schema.org/openingHoursSpecification: open days only, one entry per interval. */
export function openingHoursSpecification(weekly: WeeklyHours): object[] {
  return groupDays(weekly).flatMap(({ days, hours }) =>
    hours.intervals.map((interval) => ({
      ...specification(interval),
      dayOfWeek: days.map((day) => names[weekdays.indexOf(day)]),
    })),
  );
}

/**
 * https://schema.org/specialOpeningHoursSpecification. Days of every year get the date of their
 * next occurrence; days before `today` (YYYY-MM-DD) are left out. A closed day opens and closes at
 * 00:00, as Google asks.
 */
export function specialOpeningHoursSpecification(weekly: WeeklyHours, today: string): object[] {
  return weekly.special
    .map((special) => (isYearly(special.from) ? nextOccurrence(special, today) : special))
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to, intervals }) =>
      (intervals.length ? intervals : [{ open: '00:00', close: '00:00' }]).map((interval) => ({
        ...specification(interval),
        validFrom: from,
        validThrough: to,
      })),
    );
}

function nextOccurrence(special: SpecialHours, today: string): SpecialHours {
  const year = Number(today.slice(0, 4)) + (special.from < today.slice(5) ? 1 : 0);
  const date = `${year}-${special.from}`;
  return { ...special, from: date, to: date };
}

function specification({ open, close }: Interval): Specification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: open,
    closes: close === '24:00' ? '23:59' : close,
  };
}
