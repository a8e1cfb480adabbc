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
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
  return `am ${day.format(time)} um ${clock.format(time)} Uhr`;
}
