import { timesIn } from './slot.ts';
import { type Appointment, weekdayNames } from './schema.ts';
import { defaultLanguage } from '#model/language.ts';
import type { Week } from '#model/opening-hours/hours.ts';
import type { OpeningHours } from '#model/opening-hours/schema.ts';
import { weeklyHours } from '#model/opening-hours/weekly.ts';
import { type ContentCheck, contentCheck } from '#content/checks/check.ts';

/** Each appointment must be at a place of the business, and fit into its hours. */
const checkAppointments = contentCheck(
  ['unknown-place', 'never-offered', 'hours-of-another-place'],
  ({ draft, report }) => {
    const company = draft.company.find(({ sound }) => sound)?.value;
    const ofShop = draft.opening_hours.find(({ sound }) => sound)?.value;
    if (!company) return;
    const { addresses } = company;
    for (const { value, path } of draft.appointments.filter(({ sound }) => sound)) {
      const { place, minutes } = value;
      const address = addresses[place - 1];
      if (!address) {
        report({
          code: 'unknown-place',
          path: [...path, 'place'],
          message: `There is no place ${place}: the company has ${addresses.length === 1 ? 'one address' : `${addresses.length} addresses`}.`,
          hint: 'Write 1 for the shop itself, or add the place to the addresses of the company.',
        });
        continue;
      }
      if (place > 1 && !address.opening_hours) {
        report({
          code: 'hours-of-another-place',
          path: [...path, 'place'],
          message: `Place ${place} has no opening hours, so times are offered when the shop itself is open.`,
          hint: 'Add its opening_hours to the address, also if they are the same.',
        });
      }
      const hours = address.opening_hours ?? ofShop;
      if (!hours || isOffered(value, hours)) continue;
      report({
        code: 'never-offered',
        path: [...path, 'minutes'],
        message: `Nobody can ask for it: on none of its days is the place open for ${minutes} minutes at a time.`,
        hint: 'Choose other days of the week, shorten it, or mend the opening hours.',
      });
    }
  },
);

/** Whether it fits into the hours of any week; true if the hours have no times. */
function isOffered({ minutes, weekdays }: Appointment, hours: OpeningHours): boolean {
  const { days, seasons, special } = weeklyHours(hours, defaultLanguage);
  const weeks = [days, ...seasons.map((season) => season.days)];
  const isTold = weeks.some((week) => intervalsOf(week, []).length > 0);
  const intervals = [
    ...weeks.flatMap((week) => intervalsOf(week, weekdays)),
    ...special.flatMap((day) => day.intervals),
  ];
  return !isTold || timesIn(intervals, minutes).length > 0;
}

/** The hours of these days of a week; of all days if the list is empty. */
function intervalsOf(week: Week, names: Appointment['weekdays']) {
  return Object.entries(week).flatMap(([day, { intervals }]) =>
    names.length === 0 || names.some((name) => name === weekdayNames[Number(day) - 1])
      ? intervals
      : [],
  );
}

const checks: readonly ContentCheck[] = [checkAppointments];

export default checks;
