import type { FormsShop } from '#model/forms/shop.ts';
import { type Language, languageNames } from '#model/language.ts';

/** What a mail to the shop needs beside the form. Shops of this kit read German. */
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

/** Who writes, and from where. */
export function facts({ name, email, language, page }: Sender, { siteUrl }: FormsShop): string {
  const lines = [`Name: ${name}`, `E-Mail: ${email}`, `Sprache: ${languageNames[language]}`];
  if (page !== undefined) lines.push(`Seite: ${siteUrl}${page}`);
  return lines.join('\n');
}

/** Day and time in Germany: "am 21. November 2026 um 15:04 Uhr". */
export function when(time: Date): string {
  return `am ${germanTime.format(time)} Uhr`;
}

// To make one takes longer than to store a message.
const germanTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
