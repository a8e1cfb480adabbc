import { addressLines, placeLabel } from '#generator/plan/places.ts';
import { inLanguage, pathOf, type PlanContext, translated } from '#generator/plan/context.ts';
import type { FeatureBuild } from '#generator/plan/feature-builds.ts';
import { formOn, namesOf } from '#generator/plan/forms.ts';
import { placeWeek } from '#generator/plan/hours.ts';
import { holidayRegion } from '#model/country.ts';
import type { Address } from '#model/entities/address.ts';
import { mainAddress } from '#model/entities/company.ts';
import { defaultLanguage } from '#model/language.ts';
import { weekdayOf, type Weekday, weekdays } from '#model/opening-hours/days.ts';
import type { HolidayRegion } from '#model/opening-hours/holiday-laws.ts';
import type { WeeklyHours } from '#model/opening-hours/hours.ts';
import { coveredDates, hoursFrom } from '#model/opening-hours/hours-on.ts';
import { isSure } from '#model/opening-hours/timetable.ts';
import { fieldId, partIds } from '#model/part-ids.ts';
import type { Site } from '#model/site.ts';
import { forms } from './form.ts';
import { type Appointment, type OfferedDays, weekdayNames } from './schema.ts';
import type { AppointmentFormView } from './views.ts';

/** The appointments that visitors can ask for, in order. */
function offeredAppointments({ appointments }: Pick<Site, 'appointments'>): Appointment[] {
  return appointments.toSorted((a, b) => a.sort - b.sort);
}

/**
 * The place of an appointment, if at least one is outside the shop: then each names its place.
 * Places are counted from 1, which is the shop.
 */
function placeOfAppointment(
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

/**
 * The days on which an appointment is offered, by the hours of its place; places without hours have
 * the shop's.
 */
function daysOf(
  { site: { company, opening_hours }, today }: When,
  { place, weekdays: names }: Pick<Appointment, 'place' | 'weekdays'>,
): OfferedDays {
  const further = place === 1 ? undefined : company.addresses[place - 1];
  const address = further ?? mainAddress(company);
  const hours = further?.opening_hours ?? opening_hours;
  // Only the times are used, which are the same in all languages.
  const week = placeWeek({ language: defaultLanguage, today, company }, hours, address);
  return offeredDays(week, {
    region: holidayRegion(address, company),
    today,
    only: weekdays.filter((day) => names.some((name) => weekdayNames[day - 1] === name)),
  });
}

interface Offering {
  /** Without it a holiday of any Land makes its day uncertain. */
  region: HolidayRegion | undefined;
  /** The day of the build, YYYY-MM-DD. */
  today: string;
  /** The weekdays on which it is offered; all if empty. */
  only: readonly Weekday[];
}

/**
 * The days on which an appointment is offered, for at least two months from the build. Every build
 * within a month gives the same result, so pages do not change daily.
 *
 * @param weekly the hours of the place, with the holidays on which it is closed.
 */
export function offeredDays(weekly: WeeklyHours, { region, today, only }: Offering): OfferedDays {
  const dates = coveredDates(today);
  const first = dates[0] ?? today;
  const hoursOn = hoursFrom(weekly, first);
  const hours: string[] = [];
  const days = dates.map((date) => {
    const told = hoursOn(date);
    if (!told || !isSure(told, date, region)) return '-';
    const isOffered = only.length === 0 || only.includes(weekdayOf(date));
    const intervals = isOffered ? told.intervals : [];
    const text = intervals.map(({ open, close }) => `${open}-${close}`).join(' ');
    if (!hours.includes(text)) hours.push(text);
    return String.fromCharCode(firstLetter + hours.indexOf(text));
  });
  return { first, days: days.join(''), hours };
}

/** 'A' */
const firstLetter = 65;

/** The appointment form; undefined if no server accepts forms, or nothing is offered. */
function formView(context: PlanContext): AppointmentFormView | undefined {
  const form = formOn(context, pathOf(context, 'appointments'));
  const offers = offeredAppointments(context.site).map((appointment) => {
    const { id, minutes, translations } = appointment;
    const { name, lead, ...rest } = translated(context, translations);
    const days = daysOf(context, appointment);
    const address = placeOfAppointment(context.site, appointment);
    return {
      id,
      name,
      ...(lead ? { lead } : {}),
      ...inLanguage(rest),
      minutes,
      ...(address ? { place: placeLabel(context, address) } : {}),
      days,
    };
  });
  return form && offers.length > 0 ? { ...form, offers } : undefined;
}

const build: FeatureBuild = {
  pages: {
    appointments: (context, body) => {
      const form = formView(context);
      return { template: 'template-appointments', view: { body, ...(form ? { form } : {}) } };
    },
  },
  anchors: {
    'template-appointments': ({ form }) =>
      form
        ? [
            partIds.ask,
            partIds.sent,
            ...Object.keys(forms.appointment.fields).map((field) => fieldId('appointment', field)),
          ]
        : [],
  },
  formsShop: (site, day) => {
    const appointments = offeredAppointments(site).map((appointment) => {
      const { id, minutes, mail_to: email, translations } = appointment;
      const days = daysOf({ site, today: day }, appointment);
      const place = placeOfAppointment(site, appointment);
      return {
        id,
        names: namesOf(translations),
        minutes,
        ...(place ? { place: addressLines(place).join(', ') } : {}),
        ...(email ? { email } : {}),
        days,
      };
    });
    return appointments.length > 0 ? { appointments } : {};
  },
};

export default build;
