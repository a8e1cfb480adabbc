import { type SeatsRequest, seatsSchema } from '#model/forms/schema.ts';
import type { Route } from '../http/route.ts';
import type { NewMail } from '../mail/mail.ts';
import { lastLine, messageRoute, senderLines, type ToShop, type ToShopOptions } from './to-shop.ts';

/** The route for requests for seats at events. */
export function seatsRoute(options: ToShopOptions): Route {
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
  const text = [
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
    text: `${text.join('\n\n')}\n`,
  };
}
