import { holidayRegion } from '#model/country.ts';
import type { Address } from '#model/entities/address.ts';
import { type Company, furtherPlaces, mainAddress } from '#model/entities/company.ts';
import type { Language } from '#model/language.ts';
import { withHolidays } from '#model/opening-hours/closed-holidays.ts';
import { displayHours, type HoursDisplay } from '#model/opening-hours/display.ts';
import { coveredDates } from '#model/opening-hours/hours-on.ts';
import type { WeeklyHours } from '#model/opening-hours/hours.ts';
import type { OpeningHours } from '#model/opening-hours/schema.ts';
import { type Timetable, timetableOf } from '#model/opening-hours/timetable.ts';
import { weeklyHours } from '#model/opening-hours/weekly.ts';
import type { Site } from '#model/site.ts';
import type { PlanContext } from './context.ts';

/** When a place is open, with its public holidays: what table, JSON-LD and timetable are made of. */
export function placeWeek(
  { language, today, company }: { language: Language; today: string; company: Company },
  hours: OpeningHours,
  place: Address,
): WeeklyHours {
  const region = holidayRegion(place, company);
  return withHolidays(weeklyHours(hours, language), { region, language, today });
}

/**
 * The last day for which a build resolves opening hours, YYYY-MM-DD; undefined if the shop has none.
 */
export function hoursEnd(
  { company, opening_hours }: Pick<Site, 'company' | 'opening_hours'>,
  today: string,
): string | undefined {
  const places = [opening_hours, ...furtherPlaces(company).map((place) => place.opening_hours)];
  const hasHours = places.some(
    (hours) => hours && Object.values(hours).some((rows) => rows.length > 0),
  );
  return hasHours ? coveredDates(today).at(-1) : undefined;
}

/** When a place is open, as a table and as what tells whether it is open now. */
interface PlaceHours {
  hours: HoursDisplay;
  timetable?: Timetable;
}

/** When the shop is open, and then each of its further places that has hours of its own. */
export function allHours(context: PlanContext): [PlaceHours, ...(PlaceHours | undefined)[]] {
  const { company, opening_hours } = context.site;
  const known = ofContext.get(context);
  if (known) return known;
  const all: ReturnType<typeof allHours> = [
    placeHours(context, opening_hours, mainAddress(company)),
    ...furtherPlaces(company).map(
      (place) => place.opening_hours && placeHours(context, place.opening_hours, place),
    ),
  ];
  ofContext.set(context, all);
  return all;
}

/** Several pages show them. */
const ofContext = new WeakMap<PlanContext, ReturnType<typeof allHours>>();

function placeHours(context: PlanContext, hours: OpeningHours, place: Address): PlaceHours {
  const { language, today } = context;
  const { company } = context.site;
  const week = placeWeek({ language, today, company }, hours, place);
  const region = holidayRegion(place, company);
  const timetable = timetableOf(week, { region, language, today });
  return { hours: displayHours(week, language, today), ...(timetable ? { timetable } : {}) };
}

/** What tells whether the shop, and then each further place, is open; undefined where none has times. */
export function timetables(context: PlanContext): string[] | undefined {
  const all = allHours(context).map((place) => place?.timetable?.times ?? '');
  return all.some(Boolean) ? all : undefined;
}
