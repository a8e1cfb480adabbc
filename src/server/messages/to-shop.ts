import type { FieldProblem } from '#model/forms/problem.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { type Language, languageNames } from '#model/language.ts';
import { partIds } from '#model/part-ids.ts';
import { type CommonBody, formRoute, type FormSchema, type Judged } from '../forms/take-form.ts';
import { HttpError } from '../http/http-error.ts';
import type { Route } from '../http/route.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MessageStore, NewSubmission } from './message-store.ts';

/** How messages to the shop are stored and sent. */
export interface ToShopOptions {
  store: Pick<MessageStore, 'accept'>;
  /** Defaults to the shop's own address. */
  mailTo?: string | undefined;
}

/** A form whose fields are stored and mailed to the shop. */
interface MessageForm<Body extends CommonBody> {
  form: NewSubmission['kind'];
  schema: FormSchema<Body>;
  summary: string;
  /** The fields to store. */
  fields: (body: Body) => NewSubmission['fields'];
  mail: (body: Body, toShop: ToShop) => NewMail;
  /** Who gets it, where that is not the shop. */
  recipient?: (body: Body, shop: FormsShop) => string | undefined;
  /** What this shop does not offer; looks at the fields that are valid. */
  judge?: (body: Judged<Body>, shop: FormsShop) => FieldProblem[];
  /** Key of the page that also shows the answer; the page of thanks does without this. */
  answeredOn?: keyof NonNullable<FormsShop['pages'][Language]>;
}

/** The route of a form that is mailed to the shop. */
export function messageRoute<Body extends CommonBody>(
  { form, schema, summary, fields, mail, recipient, judge, answeredOn }: MessageForm<Body>,
  { store, mailTo }: ToShopOptions,
): Route {
  return formRoute({
    form,
    schema,
    summary,
    ...(judge ? { judge } : {}),
    take({ body, key, visit: { shop } }) {
      const { language, page } = body;
      const to = shopAddress(shop, mailTo ?? recipient?.(body, shop));
      return store.accept({
        key,
        kind: form,
        language,
        ...(page === undefined ? {} : { page }),
        fields: fields(body),
        mails: [mail(body, { shop, to, time: new Date() })],
      });
    },
    next: ({ pages }, language) => {
      const path = answeredOn && pages[language]?.[answeredOn];
      return path === undefined ? (pages[language]?.thanks ?? '/') : `${path}#${partIds.sent}`;
    },
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
  email?: string | undefined;
  phone?: string | undefined;
  language: Language;
  page?: string | undefined;
}

/** The lines that say who sent the message, and from which page. */
export function senderLines(
  { name, email, phone, language, page }: Sender,
  { siteUrl }: FormsShop,
): string {
  const lines = [
    `Name: ${name}`,
    ...(email === undefined ? [] : [`E-Mail: ${email}`]),
    ...(phone === undefined ? [] : [`Telefon: ${phone}`]),
    `Sprache: ${languageNames[language]}`,
  ];
  if (page !== undefined) lines.push(`Seite: ${siteUrl}${page}`);
  return lines.join('\n');
}

/**
 * The time of arrival in Germany and how to reply: "Eingegangen am 21. November 2026 um 15:04 Uhr.
 * …"
 */
export function lastLine(email: string | undefined, time: Date): string {
  const reply =
    email === undefined
      ? 'Eine Mailadresse steht nicht dabei: Bitte rufen Sie an.'
      : `Wenn Sie auf diese Mail antworten, schreiben Sie an ${email}.`;
  return `Eingegangen am ${germanTime.format(time)} Uhr. ${reply}`;
}

// Created once, because that takes longer than storing a message.
const germanTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
