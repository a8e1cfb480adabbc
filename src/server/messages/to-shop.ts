import type { FormsShop } from '#model/forms/shop.ts';
import { type Language, languageNames } from '#model/language.ts';
import { type CommonBody, formRoute } from '../forms/take-form.ts';
import { HttpError } from '../http/http-error.ts';
import type { Route } from '../http/route.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MessageStore, NewSubmission } from './message-store.ts';
import type { z } from 'zod';

/** How messages to the shop are stored and sent. */
export interface ToShopOptions {
  store: Pick<MessageStore, 'accept'>;
  /** Defaults to the shop's own address. */
  mailTo?: string | undefined;
}

/** A form whose fields are stored and mailed to the shop. */
interface MessageForm<Body extends CommonBody> {
  form: NewSubmission['kind'];
  schema: z.ZodType<Body>;
  summary: string;
  /** The fields to store. */
  fields: (body: Body) => NewSubmission['fields'];
  mail: (body: Body, toShop: ToShop) => NewMail;
}

/** The route of a form that is mailed to the shop. */
export function messageRoute<Body extends CommonBody>(
  { form, schema, summary, fields, mail }: MessageForm<Body>,
  { store, mailTo }: ToShopOptions,
): Route {
  return formRoute({
    form,
    schema,
    summary,
    take({ body, key, visit: { shop } }) {
      const { language, page } = body;
      return store.accept({
        key,
        kind: form,
        language,
        ...(page === undefined ? {} : { page }),
        fields: fields(body),
        mails: [mail(body, { shop, to: shopAddress(shop, mailTo), time: new Date() })],
      });
    },
    next: (shop, language) => shop.pages[language]?.thanks ?? '/',
  });
}

/** @throws HttpError if neither the shop nor the settings have an address. */
function shopAddress({ email }: FormsShop, mailTo: string | undefined): string {
  const to = mailTo ?? email;
  if (to === undefined) {
    throw new HttpError('not-possible-now', {
      detail: 'The shop has no mail address. Its owner can set one by MAIL_TO.',
    });
  }
  return to;
}

/** The data for a mail to the shop, besides the form. Shops that use this kit read German. */
export interface ToShop {
  shop: FormsShop;
  to: string;
  time: Date;
}

interface Sender {
  name: string;
  email: string;
  language: Language;
  page?: string | undefined;
}

/** The lines that say who sent the message, and from which page. */
export function senderLines(
  { name, email, language, page }: Sender,
  { siteUrl }: FormsShop,
): string {
  const lines = [`Name: ${name}`, `E-Mail: ${email}`, `Sprache: ${languageNames[language]}`];
  if (page !== undefined) lines.push(`Seite: ${siteUrl}${page}`);
  return lines.join('\n');
}

/**
 * The time of arrival in Germany and how to reply: "Eingegangen am 21. November 2026 um 15:04 Uhr.
 * …"
 */
export function lastLine(email: string, time: Date): string {
  return `Eingegangen am ${germanTime.format(time)} Uhr. Wenn Sie auf diese Mail antworten, schreiben Sie an ${email}.`;
}

// Created once, because that takes longer than storing a message.
const germanTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
