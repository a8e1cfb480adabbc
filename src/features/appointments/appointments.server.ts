import { z } from 'zod';
import { isDay, isDayTime, partsOfDay } from '#model/forms/day-time.ts';
import type { FieldProblem } from '#model/forms/problem.ts';
import { commonFields, optionalText, reachableFields, text } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { defaultLanguage, type Language, locales } from '#model/language.ts';
import { wallMinutes } from '#model/opening-hours/open-now.ts';
import { intervalLabel, timeLabel } from '#model/opening-hours/words.ts';
import { words } from '#words/words.ts';
import type { Judged } from '#server/forms/take-form.ts';
import { fieldProblem } from '#server/http/field-problems.ts';
import type { Route } from '#server/http/route.ts';
import type { NewMail } from '#server/mail/mail.ts';
import type { FeatureServer } from '#server/messages/feature-messages.ts';
import {
  lastLine,
  messageRoute,
  senderLines,
  type ToShop,
  type ToShopOptions,
} from '#server/messages/to-shop.ts';
import { named, nameIn } from '#server/pages/choices.ts';
import type { OfferedAppointment } from './feature.ts';
import { forms } from './form.ts';
import { hoursOf, intervalsOf, judgeSlot, timesIn, type Slot } from './slot.ts';

const { fields } = forms.appointment;

const dayText = 'The day that the visitor prefers, YYYY-MM-DD.';
const timeText = 'HH:MM, morning or afternoon.';

const appointmentRequestSchema = z.strictObject({
  ...commonFields,
  appointment: text(fields.appointment, 'Id of the appointment.'),
  day1: text(fields.day1, dayText),
  time1: text(fields.time1, timeText),
  day2: optionalText(fields.day2, dayText),
  time2: optionalText(fields.time2, timeText),
  day3: optionalText(fields.day3, dayText),
  time3: optionalText(fields.time3, timeText),
  ...reachableFields,
});

type AppointmentRequest = z.output<typeof appointmentRequestSchema>;

/** The route that takes requests for an appointment. */
function appointmentRoute(options: ToShopOptions): Route {
  return messageRoute(
    {
      form: 'appointment',
      schema: appointmentRequestSchema,
      summary: 'Ask for an appointment at one of up to three times',
      fields: (body) => {
        const { name, email, phone, message, appointment } = body;
        return { name, email, phone, message, appointment, wishes: slotsOf(body) };
      },
      mail: appointmentMail,
      recipient: (body, shop) => offerOf(body, shop)?.email,
      judge: (body, shop) => appointmentProblems(body, shop, Date.now()),
      answeredOn: 'appointments',
    },
    options,
  );
}

/** A visitor's appointment request, as a mail that starts with the times. */
export function appointmentMail(body: AppointmentRequest, { shop, to, time }: ToShop): NewMail {
  const { name, email, message } = body;
  const offer = offerOf(body, shop);
  const title = offer ? nameIn(offer.names, defaultLanguage) : body.appointment;
  const slots = slotsOf(body);
  const first = slots[0] ? `: ${slotLabel(slots[0], 'short')}` : '';
  const paragraphs = [
    [
      `${title}${offer ? ` (${offer.minutes} Minuten)` : ''}`,
      ...(offer?.place === undefined ? [] : [`Ort: ${offer.place}`]),
    ],
    ['Wunschtermine:', ...slots.map((slot) => `- ${slotLabel(slot, 'long')}${doubt(slot, offer)}`)],
    'Noch kein Termin: Bitte sagen Sie einen davon zu, oder schlagen Sie einen anderen vor.',
    senderLines(body, shop),
    ...(message === undefined ? [] : [message]),
    lastLine(email, time),
  ];
  return {
    to,
    ...(email === undefined ? {} : { replyTo: email }),
    subject: `Terminwunsch von ${name}, ${title}${first}`,
    text: `${paragraphs.map((part) => (Array.isArray(part) ? part.join('\n') : part)).join('\n\n')}\n`,
  };
}

/**
 * The mistakes in the preferred slots. Checks the given fields only.
 *
 * @param time the time of the request, ms since 1970.
 */
export function appointmentProblems(
  body: Judged<AppointmentRequest>,
  shop: FormsShop,
  time: number,
): FieldProblem[] {
  if (body.appointment === undefined) return [];
  const offer = offerOf(body, shop);
  if (!offer) return [fieldProblem('appointment', 'not-offered')];
  const now = new Date(wallMinutes(time) * 60_000).toISOString().slice(0, 16);
  return slotsOf(body).flatMap(({ at, ...slot }) => {
    const mistake = judgeSlot(slot, offer, now);
    if (!mistake) return [];
    if (mistake !== 'outside-hours') return [fieldProblem(`day${at}`, mistake)];
    const hours = (hoursOf(offer.days, slot.day) ?? []).map((interval) =>
      intervalLabel(interval, body.language),
    );
    return [fieldProblem(`time${at}`, mistake, hours.join(', '))];
  });
}

function offerOf(
  { appointment }: Judged<AppointmentRequest>,
  { appointments }: FormsShop,
): OfferedAppointment | undefined {
  return appointments?.find(({ id }) => id === appointment);
}

/** The preferred slots in order, without duplicates, with the number of their fields. */
function slotsOf(body: Judged<AppointmentRequest>): (Slot & { at: number })[] {
  const { day1, time1, day2, time2, day3, time3 } = body;
  const all = [
    { at: 1, day: day1, time: time1 },
    { at: 2, day: day2, time: time2 },
    { at: 3, day: day3, time: time3 },
  ];
  const slots = all.flatMap(({ at, day, time }) =>
    day === undefined || time === undefined ? [] : { at, day, time },
  );
  const same = (one: Slot) => (other: Slot) => one.day === other.day && one.time === other.time;
  return slots.filter((slot) => slots.find(same(slot)) === slot);
}

/** 'Di., 24. November, 10:30 Uhr', or with the full weekday and the year. */
function slotLabel(
  { day, time }: Slot,
  length: 'short' | 'long',
  language: Language = defaultLanguage,
): string {
  const { choices } = words[language].serverPages;
  const when =
    time === 'morning' || time === 'afternoon'
      ? choices[time].toLowerCase()
      : timeLabel(time, language);
  return `${dayFormats[length][language].format(new Date(day))}, ${when}`;
}

const dayFormats = {
  short: dayFormat({ weekday: 'short' }),
  long: dayFormat({ weekday: 'long', year: 'numeric' }),
};

function dayFormat(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const inLanguage = (language: Language) =>
    new Intl.DateTimeFormat(locales[language], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...options,
    });
  return { de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr') };
}

/** If the day is outside the build's range, nobody has checked whether the shop is open. */
function doubt({ day }: Slot, offer: OfferedAppointment | undefined): string {
  return offer && hoursOf(offer.days, day) === undefined
    ? ' (bitte prüfen, ob an diesem Tag geöffnet ist)'
    : '';
}

/** The preferred slots, stored with a request under `wishes`. */
const storedSlots = z.array(
  z.object({ day: z.string().refine(isDay), time: z.string().refine(isDayTime) }),
);

/** The parts of the day, then every time at which an appointment can start on some day. */
function timeOptions({ shop, language }: { shop: FormsShop; language: Language }) {
  const { choices } = words[language].serverPages;
  const times = (shop.appointments ?? []).flatMap(({ days, minutes }) =>
    days.hours.flatMap((hours) => timesIn(intervalsOf(hours), minutes)),
  );
  return [
    ...partsOfDay.map((value) => ({ value, label: choices[value] })),
    ...[...new Set(times)]
      .toSorted()
      .map((value) => ({ value, label: timeLabel(value, language) })),
  ];
}

const server: FeatureServer = {
  routes: (options) => [appointmentRoute(options)],
  about: {
    appointment: ({ appointment, wishes: stored }, { shop, language }) => {
      const offer = shop.appointments?.find(({ id }) => id === appointment);
      const title = offer ? nameIn(offer.names, language) : z.string().safeParse(appointment).data;
      const slots = storedSlots.safeParse(stored).data ?? [];
      return [title ?? '', ...slots.map((slot) => slotLabel(slot, 'short', language))].join(' · ');
    },
  },
  choices: {
    appointment: ({ shop, language }) => named(shop.appointments ?? [], language),
    time1: timeOptions,
    time2: timeOptions,
    time3: timeOptions,
  },
  texts: {
    appointment: {
      de: {
        title: 'Ihr Terminwunsch',
        send: 'Terminwunsch senden',
        fields: {
          appointment: 'Worum geht es?',
          day1: '1. Wunsch: Tag',
          time1: '1. Wunsch: Zeit',
          day2: '2. Wunsch: Tag',
          time2: '2. Wunsch: Zeit',
          day3: '3. Wunsch: Tag',
          time3: '3. Wunsch: Zeit',
        },
      },
      en: {
        title: 'Your appointment request',
        send: 'Send request',
        fields: {
          appointment: 'What would you like to come in for?',
          day1: '1st choice: day',
          time1: '1st choice: time',
          day2: '2nd choice: day',
          time2: '2nd choice: time',
          day3: '3rd choice: day',
          time3: '3rd choice: time',
        },
      },
      fr: {
        title: 'Votre demande de rendez-vous',
        send: 'Envoyer la demande',
        fields: {
          appointment: 'Quel est l’objet du rendez-vous\u202f?',
          day1: '1er choix\u00a0: jour',
          time1: '1er choix\u00a0: heure',
          day2: '2e choix\u00a0: jour',
          time2: '2e choix\u00a0: heure',
          day3: '3e choix\u00a0: jour',
          time3: '3e choix\u00a0: heure',
        },
      },
    },
  },
};

export default server;
