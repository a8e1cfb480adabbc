import { withHolidays } from './closed-holidays.ts';
import { openingHoursSchema } from './schema.ts';
import { timetableOf } from './timetable.ts';
import { dateCases } from './hours-dates.fixture.ts';
import { holidayCases } from './hours-holidays.fixture.ts';
import { languageCases } from './hours-languages.fixture.ts';
import { nightCases } from './hours-nights.fixture.ts';
import { rowCases } from './hours-rows.fixture.ts';
import { timeCases } from './hours-times.fixture.ts';
import { weeklyHours } from './weekly.ts';

const cases = [
  ...timeCases,
  ...rowCases,
  ...dateCases,
  ...holidayCases,
  ...nightCases,
  ...languageCases,
];

/** A time, the timetable from the build, and the expected answer, written by hand. */
interface Moment {
  name: string;
  time: number;
  timetable: string | undefined;
  text: string | undefined;
}

export const moments: Moment[] = cases.flatMap(
  ({ what, hours, region, language = 'de', built, moments: answers }) =>
    Object.entries(answers).map(([moment, text]) => {
      const where = { region, language, today: built ?? moment.slice(0, 10) };
      const weekly = weeklyHours(openingHoursSchema.parse(hours), language);
      return {
        name: `${what}, ${moment}`,
        time: Date.parse(moment),
        timetable: timetableOf(withHolidays(weekly, where), where)?.times,
        text: language === 'de' ? text?.replace(' Uhr', '\u00a0Uhr') : text,
      };
    }),
);
