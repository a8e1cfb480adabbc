import { offeredDays } from '#model/appointments/make-offered-days.ts';
import type { OfferedDays } from '#model/appointments/offered-days.ts';
import { holidayRegion } from '#model/country.ts';
import type { Address } from '#model/entities/address.ts';
import { type Appointment, weekdayNames } from '#model/entities/appointment.ts';
import { mainAddress } from '#model/entities/company.ts';
import { defaultLanguage } from '#model/language.ts';
import { weekdays } from '#model/opening-hours/days.ts';
import type { Site } from '#model/site.ts';
import { placeWeek } from './hours.ts';

/** What visitors can ask an appointment for, in its order. */
export function offeredAppointments({ appointments }: Pick<Site, 'appointments'>): Appointment[] {
  return appointments.toSorted((a, b) => a.sort - b.sort);
}

/**
 * The place where an appointment is, once one of them is elsewhere than in the shop: then each says
 * where. Places are counted from 1, which is the shop.
 */
export function placeOfAppointment(
  { appointments, company }: Pick<Site, 'appointments' | 'company'>,
  { place }: Pick<Appointment, 'place'>,
): Address | undefined {
  if (appointments.every((one) => one.place === 1)) return undefined;
  return place === 1 ? mainAddress(company) : company.addresses[place - 1];
}

interface When {
  site: Pick<Site, 'company' | 'opening_hours'>;
  /** The day of the build, YYYY-MM-DD. */
  today: string;
}

/** The days on which an appointment is offered, by the hours of its place; all places without hours have the shop's. */
export function daysOf(
  { site: { company, opening_hours }, today }: When,
  { place, weekdays: names }: Pick<Appointment, 'place' | 'weekdays'>,
): OfferedDays {
  const further = place === 1 ? undefined : company.addresses[place - 1];
  const address = further ?? mainAddress(company);
  const hours = further?.opening_hours ?? opening_hours;
  // Of the hours only times are taken, which are the same in all languages.
  const week = placeWeek({ language: defaultLanguage, today, company }, hours, address);
  return offeredDays(week, {
    region: holidayRegion(address, company),
    today,
    weekdays: weekdays.filter((day) => names.some((name) => weekdayNames[day - 1] === name)),
  });
}
