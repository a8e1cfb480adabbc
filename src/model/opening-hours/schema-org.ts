import { dayName } from './days.ts';
import { groupDays } from './display.ts';
import type { Interval, WeeklyHours } from './hours.ts';
import { weekSpans } from './seasons.ts';
import { comingSpecialHours } from './special.ts';

interface Specification {
  '@type': 'OpeningHoursSpecification';
  opens: string;
  closes: string;
}

/**
 * https://schema.org/openingHoursSpecification: an entry per interval, with the dates of the season
 * to come where there are seasons. A day that is told to be closed opens and closes at 00:00, as
 * Google requires; of a day that is not told, and of one whose notes say when, nothing is said.
 */
export function openingHoursSpecification(weekly: WeeklyHours, today: string): object[] {
  return weekSpans(weekly, today).flatMap(({ days: week, dates }) =>
    groupDays(week).flatMap(({ days, hours }) => {
      const isClosed = hours.intervals.length === 0 && hours.notes.length === 0;
      return (isClosed ? [allDayClosed] : hours.intervals).map((interval) => ({
        ...specification(interval),
        dayOfWeek: days.map((day) => dayName(day, 'en').long),
        ...(dates ? { validFrom: dates.from, validThrough: dates.to } : {}),
      }));
    }),
  );
}

/**
 * https://schema.org/specialOpeningHoursSpecification. Yearly days get the date of their next
 * occurrence; days before `today` (YYYY-MM-DD) are left out. A closed day opens and closes at
 * 00:00, as Google requires.
 */
export function specialOpeningHoursSpecification(weekly: WeeklyHours, today: string): object[] {
  return comingSpecialHours(weekly, today).flatMap(({ from, to, intervals }) =>
    (intervals.length > 0 ? intervals : [allDayClosed]).map((interval) => ({
      ...specification(interval),
      validFrom: from,
      validThrough: to,
    })),
  );
}

const allDayClosed: Interval = { open: '00:00', close: '00:00' };

/** An interval that ends after midnight closes before it opens, as Google reads it. */
function specification({ open, close }: Interval): Specification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: open,
    closes: close === '24:00' ? '23:59' : close,
  };
}
