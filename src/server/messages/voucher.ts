import type { FieldProblem } from '#model/forms/problem.ts';
import { type VoucherRequest, voucherRequestSchema } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { euros, sumMistake } from '#model/forms/sum.ts';
import { defaultLanguage, type Language } from '#model/language.ts';
import { partIds } from '#model/part-ids.ts';
import type { Judged } from '../forms/take-form.ts';
import { fieldProblem } from '../http/field-problems.ts';
import type { Route } from '../http/route.ts';
import type { NewMail } from '../mail/mail.ts';
import { nameIn } from '../pages/choices.ts';
import { lastLine, messageRoute, senderLines, type ToShop, type ToShopOptions } from './to-shop.ts';

/** The route for requests of a voucher. */
export function voucherRoute(options: ToShopOptions): Route {
  return messageRoute(
    {
      form: 'voucher',
      schema: voucherRequestSchema,
      summary: 'Ask for a voucher, which is no order yet',
      fields: ({ amount, motif, delivery, address, recipient, name, email, phone, message }) => ({
        amount,
        motif,
        delivery,
        address,
        recipient,
        name,
        email,
        phone,
        message,
      }),
      mail: voucherMail,
      judge: voucherProblems,
      next: sentPath,
    },
    options,
  );
}

function sentPath({ pages }: FormsShop, language: Language): string | undefined {
  const path = pages[language]?.vouchers;
  return path && `${path}#${partIds.sent}`;
}

/** A visitor's request of a voucher, as a mail to the shop. */
export function voucherMail(body: VoucherRequest, { shop, to, time }: ToShop): NewMail {
  const { amount, motif, delivery, address, recipient, name, email, message } = body;
  const title = `Gutschein über ${euros(Number(amount), defaultLanguage)}`;
  const chosen = shop.vouchers?.motifs.find(({ id }) => id === motif);
  const facts = [
    title,
    ...(chosen ? [`Motiv: ${nameIn(chosen.names, defaultLanguage)}`] : []),
    ...(recipient === undefined ? [] : [`Für: ${recipient}`]),
    ...(delivery === 'post'
      ? [`Mit der Post an:\n  ${(address ?? '').replaceAll('\n', '\n  ')}`]
      : ['Wird abgeholt']),
  ];
  const text = [
    facts.join('\n'),
    'Noch keine Bestellung: Sie wird es erst, wenn Sie sie bestätigen.',
    senderLines(body, shop),
    ...(message === undefined ? [] : [message]),
    lastLine(email, time),
  ];
  return {
    to,
    ...(email === undefined ? {} : { replyTo: email }),
    subject: `Anfrage von ${name}: ${title}`,
    text: `${text.join('\n\n')}\n`,
  };
}

/** What the shop does not offer of a voucher that was asked for. Checks the given fields only. */
export function voucherProblems(
  { amount, motif, delivery, language }: Judged<VoucherRequest>,
  { vouchers }: FormsShop,
): FieldProblem[] {
  if (!vouchers) return [fieldProblem('amount', 'not-offered')];
  const { motifs, post } = vouchers;
  const sum = amount && sumMistake(Number(amount), vouchers, language);
  const isKnown = motif === undefined || motifs.some(({ id }) => id === motif);
  const isHandedOver =
    delivery === undefined || delivery === 'collect' || (post && delivery === 'post');
  return [
    ...(sum ? [fieldProblem('amount', sum.code, sum.allowed)] : []),
    ...(isKnown ? [] : [fieldProblem('motif', 'not-offered')]),
    ...(isHandedOver ? [] : [fieldProblem('delivery', 'not-offered')]),
  ];
}
