import { withHolidays } from './closed-holidays.ts';
import { openingHoursSchema } from './schema.ts';
import { timetableOf } from './timetable.ts';
import { toldOfDates } from './told-dates.fixture.ts';
import { toldOfHolidays } from './told-holidays.fixture.ts';
import { toldInLanguages } from './told-languages.fixture.ts';
import { toldOfNights } from './told-nights.fixture.ts';
import { toldOfRows } from './told-rows.fixture.ts';
import { toldOfTimes } from './told-times.fixture.ts';
import { weeklyHours } from './weekly.ts';

const told = [
  ...toldOfTimes,
  ...toldOfRows,
  ...toldOfDates,
  ...toldOfHolidays,
  ...toldOfNights,
  ...toldInLanguages,
];

/** A moment, what the build has made for it, and the answer by hand. */
interface Moment {
  name: string;
  time: number;
  timetable: string | undefined;
  text: string | undefined;
}

export const moments: Moment[] = told.flatMap(
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
