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
 * https://schema.org/openingHoursSpecification: an entry per interval, with the dates of the coming
 * season if there are seasons. A closed day opens and closes at 00:00, as Google requires. Days
 * without information, or whose notes give the times, are left out.
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

/** Google reads an interval whose close is before its open as ending after midnight. */
function specification({ open, close }: Interval): Specification {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: open,
    closes: close === '24:00' ? '23:59' : close,
  };
}
