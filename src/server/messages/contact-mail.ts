import type { ContactMessage } from '#model/forms/schema.ts';
import type { NewMail } from '../mail/mail.ts';
import { facts, type ToShop, when } from './to-shop.ts';

/** A visitor's message, for the shop; an answer to it goes to the visitor. */
export function contactMail(message: ContactMessage, { shop, to, time }: ToShop): NewMail {
  const text = [
    `Nachricht über das Kontaktformular von ${shop.siteUrl}`,
    facts(message, shop),
    message.message,
    `Eingegangen ${when(time)}. Wenn Sie auf diese Mail antworten, schreiben Sie an ${message.email}.`,
  ];
  return {
    to,
    replyTo: message.email,
    subject: `Nachricht von ${message.name}`,
    text: `${text.join('\n\n')}\n`,
  };
}
