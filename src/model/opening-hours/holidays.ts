import { dayAfter, weekdayOf } from './days.ts';
import {
  type Extent,
  federalStates,
  type Holiday,
  type HolidayName,
  type HolidayRegion,
  holidays,
} from './holiday-laws.ts';

/** A holiday on a date, and whether it applies to the whole region. */
interface HolidayOn {
  name: HolidayName;
  isEverywhere: boolean;
}

/**
 * The public holiday on a date (YYYY-MM-DD) in a region. If the region is unknown, finds a holiday
 * of any Land; it is everywhere only if all Länder have it.
 */
export function holidayOn(date: string, region: HolidayRegion | undefined): HolidayOn | undefined {
  for (const holiday of holidaysOn(date)) {
    const extent = extentIn(holiday, region);
    if (extent) return { name: holiday.name, isEverywhere: extent === 'everywhere' };
  }
  return undefined;
}

function extentIn(holiday: Holiday, region: HolidayRegion | undefined): Extent | undefined {
  if (region === 'AT' || region === 'CH') return holiday[region];
  const { in: states = federalStates, inTownsOf = [] } = holiday;
  const isEverywhere = region ? states.includes(region) : states.length === federalStates.length;
  if (isEverywhere) return 'everywhere';
  const some = region ? inTownsOf.includes(region) : states.length + inTownsOf.length > 0;
  return some ? 'partly' : undefined;
}

function holidaysOn(date: string): readonly Holiday[] {
  const year = Number(date.slice(0, 4));
  let dates = datesOfYears.get(year);
  if (!dates) {
    dates = Map.groupBy(holidays, ({ on }) => dateOf(on, year));
    datesOfYears.set(year, dates);
  }
  return dates.get(date) ?? [];
}

/** A cache: each year is looked up for some hundred days. */
const datesOfYears = new Map<number, ReadonlyMap<string, readonly Holiday[]>>();

function dateOf(on: Holiday['on'], year: number): string {
  if (typeof on === 'number') return dayAfter(easterSunday(year), on);
  if (typeof on === 'string') return `${year}-${on}`;
  const from = `${year}-${on.from}`;
  return dayAfter(from, (on.weekday - weekdayOf(from) + 7) % 7);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Nature, 20 April 1876). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const leaps = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + leaps + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 21;
  return dayAfter(`${year}-03-01`, days);
}
