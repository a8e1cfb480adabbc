import type { Language } from '../language.ts';
import type { SpecialHours, WeeklyHours } from './hours.ts';
import type { HolidayRegion } from './holiday-laws.ts';
import { holidayOn } from './holidays.ts';
import { coveredDates, hoursFrom } from './hours-on.ts';

interface Where {
  /** Required: without it no holiday is certain. */
  region: HolidayRegion | undefined;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
}

/**
 * Adds the coming public holidays to the opening hours as closed days, as the law requires. An
 * entry for a day overrides this. A shop that opens on Sundays may open on holidays too, so its
 * hours stay unchanged.
 */
export function withHolidays(weekly: WeeklyHours, { region, language, today }: Where): WeeklyHours {
  const weeks = [weekly.days, ...weekly.seasons.map(({ days }) => days)];
  if (!region || weeks.some((week) => week[7]?.intervals.length)) return weekly;
  const dates = coveredDates(today);
  const hoursOn = hoursFrom(weekly, dates[0] ?? today);
  const closed = dates.flatMap((date): SpecialHours[] => {
    const holiday = holidayOn(date, region);
    if (!holiday?.isEverywhere) return [];
    const usual = hoursOn(date);
    if (usual?.kind !== 'week' || usual.intervals.length === 0) return [];
    return [{ from: date, to: date, intervals: [], notes: [holiday.name[language]] }];
  });
  return { ...weekly, special: [...weekly.special, ...closed] };
}
