import { type AvailabilityRequest, availabilitySchema } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Route } from '../http/route.ts';
import type { NewMail } from '../mail/mail.ts';
import { lastLine, messageRoute, senderLines, type ToShop, type ToShopOptions } from './to-shop.ts';

/** The route for questions about the availability of items. */
export function availabilityRoute(options: ToShopOptions): Route {
  return messageRoute(
    {
      form: 'availability',
      schema: availabilitySchema,
      summary: 'Ask whether pieces can be had',
      fields: ({ name, email, message, pieces }) => ({ name, email, message, pieces }),
      mail: availabilityMail,
    },
    options,
  );
}

/** A visitor's availability request, as a mail to the shop. */
export function availabilityMail(body: AvailabilityRequest, { shop, to, time }: ToShop): NewMail {
  const { name, email, message, pieces } = body;
  const text = [
    `Anfrage nach Stücken auf ${shop.siteUrl}`,
    senderLines(body, shop),
    ...pieces.map((piece) => pieceLines(piece, shop)),
    ...(message === undefined ? [] : [message]),
    lastLine(email, time),
  ];
  return {
    to,
    replyTo: email,
    subject: `Anfrage von ${name}: ${pieces.length === 1 ? pieces[0]?.title : `${pieces.length} Stücke`}`,
    text: `${text.join('\n\n')}\n`,
  };
}

function pieceLines(
  { id, title, path, number, price, note }: AvailabilityRequest['pieces'][number],
  { siteUrl }: FormsShop,
): string {
  const shown = [
    ...(number === undefined ? [] : [`Artikelnummer ${number}`]),
    ...(price === undefined ? [] : [price]),
  ];
  const lines = [
    `- ${title} (${id})`,
    // Browsers can claim anything.
    ...(shown.length > 0 ? [`  ${shown.join(' · ')} (laut Browser, bitte prüfen)`] : []),
    `  ${siteUrl}${path}`,
  ];
  if (note !== undefined) lines.push(`  ${note.replaceAll('\n', '\n  ')}`);
  return lines.join('\n');
}
