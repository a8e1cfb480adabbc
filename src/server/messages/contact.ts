import { type ContactMessage, contactSchema } from '#model/forms/schema.ts';
import type { Route } from '../http/route.ts';
import type { NewMail } from '../mail/mail.ts';
import { lastLine, messageRoute, senderLines, type ToShop, type ToShopOptions } from './to-shop.ts';

/** The route for messages to the shop. */
export function contactRoute(options: ToShopOptions): Route {
  return messageRoute(
    {
      form: 'contact',
      schema: contactSchema,
      summary: 'Send a message to the shop',
      fields: ({ name, email, message }) => ({ name, email, message }),
      mail: contactMail,
    },
    options,
  );
}

/** A visitor's message, as a mail to the shop. Replies go to the visitor. */
export function contactMail(body: ContactMessage, { shop, to, time }: ToShop): NewMail {
  const { name, email, message } = body;
  const text = [
    `Nachricht über das Kontaktformular von ${shop.siteUrl}`,
    senderLines(body, shop),
    message,
    lastLine(email, time),
  ];
  return {
    to,
    replyTo: email,
    subject: `Nachricht von ${name}`,
    text: `${text.join('\n\n')}\n`,
  };
}
