import type { AvailabilityRequest } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { NewMail } from '../mail/mail.ts';
import { facts, type ToShop, when } from './to-shop.ts';

/** A visitor's question whether pieces can be had, for the shop. */
export function availabilityMail(request: AvailabilityRequest, options: ToShop): NewMail {
  const { shop, to, time } = options;
  const { name, email, message, pieces } = request;
  const text = [
    `Anfrage nach Stücken auf ${shop.siteUrl}`,
    facts(request, shop),
    ...pieces.map((piece) => pieceLines(piece, shop)),
    ...(message === undefined ? [] : [message]),
    `Eingegangen ${when(time)}. Wenn Sie auf diese Mail antworten, schreiben Sie an ${email}.`,
  ];
  return {
    to,
    replyTo: email,
    subject: `Anfrage von ${name}: ${pieces.length === 1 ? pieces[0]?.title : `${pieces.length} Stücke`}`,
    text: `${text.join('\n\n')}\n`,
  };
}

function pieceLines(
  { id, title, path, note }: AvailabilityRequest['pieces'][number],
  { siteUrl }: FormsShop,
): string {
  const lines = [`- ${title} (${id})`, `  ${siteUrl}${path}`];
  if (note !== undefined) lines.push(`  ${note.replaceAll('\n', '\n  ')}`);
  return lines.join('\n');
}
