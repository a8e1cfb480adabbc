import { z } from 'zod';
import { commonFields, mailFields, text } from '#model/forms/schema.ts';
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
import { forms } from './form.ts';

const { fields, carried } = forms.seats;

export const seatsSchema = z.strictObject({
  ...commonFields,
  name: mailFields.name,
  email: mailFields.email,
  persons: text(fields.persons, 'For how many people, in digits.'),
  message: mailFields.message,
  privacy: mailFields.privacy,
  event: text(carried.event, 'Name of the event, as its page shows it.'),
  date: text(carried.date, 'When it is held, as its page shows it.'),
});

type SeatsRequest = z.output<typeof seatsSchema>;

/** The route for requests for seats at events. */
function seatsRoute(options: ToShopOptions): Route {
  return messageRoute(
    {
      form: 'seats',
      schema: seatsSchema,
      summary: 'Ask for seats at an event',
      fields: ({ name, email, persons, message, event, date }) => ({
        name,
        email,
        persons,
        message,
        event,
        date,
      }),
      mail: seatsMail,
    },
    options,
  );
}

/** A visitor's request for seats, as a mail to the shop. */
export function seatsMail(body: SeatsRequest, { shop, to, time }: ToShop): NewMail {
  const { name, email, persons, message, event, date } = body;
  const paragraphs = [
    `Platzanfrage über ${shop.siteUrl}`,
    `Veranstaltung: ${event}\nTermin: ${date}\nPersonen: ${persons}`,
    senderLines(body, shop),
    ...(message === undefined ? [] : [message]),
    lastLine(email, time),
  ];
  return {
    to,
    replyTo: email,
    subject: `Platzanfrage von ${name}: ${event}, ${date}`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

const server: FeatureServer = {
  routes: (options) => [seatsRoute(options)],
  about: {
    seats: ({ event, date }) =>
      [event, date].filter((part) => typeof part === 'string').join(' · '),
  },
  texts: {
    seats: {
      de: {
        title: 'Ihre Platzanfrage',
        send: 'Platz anfragen',
        fields: { persons: 'Personen', event: 'Veranstaltung', date: 'Termin' },
      },
      en: {
        title: 'Your seat request',
        send: 'Ask for a seat',
        fields: { persons: 'People', event: 'Event', date: 'Date' },
      },
      fr: {
        title: 'Votre demande de place',
        send: 'Demander une place',
        fields: { persons: 'Personnes', event: 'Événement', date: 'Date' },
      },
    },
  },
};

export default server;
