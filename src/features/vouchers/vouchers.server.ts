import { z } from 'zod';
import type { FieldProblem } from '#model/forms/problem.ts';
import { commonFields, optionalText, reachableFields, text } from '#model/forms/schema.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { euros, sumMistake } from '#model/forms/sum.ts';
import { defaultLanguage } from '#model/language.ts';
import type { Judged } from '#server/forms/take-form.ts';
import { fieldProblem } from '#server/http/field-problems.ts';
import type { NewMail } from '#server/mail/mail.ts';
import type { FeatureServer } from '#server/messages/feature-messages.ts';
import {
  lastLine,
  messageRoute,
  senderLines,
  type ToShop,
  type ToShopOptions,
} from '#server/messages/to-shop.ts';
import { named, nameIn } from '#server/pages/choices.ts';
import { forms } from './form.ts';
import { voucherMessages } from './messages.ts';

const { fields } = forms.voucher;

const voucherRequestSchema = z.strictObject({
  ...commonFields,
  amount: text(fields.amount, 'The sum in whole euros.'),
  motif: optionalText(fields.motif, 'Id of the motif.'),
  delivery: text(fields.delivery, 'How it is handed over: collect or post.'),
  address: optionalText(fields.address, 'Where it is sent.'),
  recipient: optionalText(fields.recipient, 'Whose name it bears.'),
  ...reachableFields,
});

type VoucherRequest = z.output<typeof voucherRequestSchema>;

/** The route for voucher requests. */
function voucherRoute(options: ToShopOptions) {
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
      answeredOn: 'vouchers',
    },
    options,
  );
}

/** A visitor's voucher request, as a mail to the shop. */
export function voucherMail(body: VoucherRequest, { shop, to, time }: ToShop): NewMail {
  const { amount, motif, delivery, address, recipient, name, email, message } = body;
  const title = `Gutschein über ${euros(Number(amount), defaultLanguage)}`;
  const chosen = shop.vouchers?.motifs.find(({ id }) => id === motif);
  const lines = [
    title,
    ...(chosen ? [`Motiv: ${nameIn(chosen.names, defaultLanguage)}`] : []),
    ...(recipient === undefined ? [] : [`Für: ${recipient}`]),
    ...(delivery === 'post'
      ? [`Mit der Post an:\n  ${(address ?? '').replaceAll('\n', '\n  ')}`]
      : ['Wird abgeholt']),
  ];
  const paragraphs = [
    lines.join('\n'),
    'Noch keine Bestellung: Sie wird es erst, wenn Sie sie bestätigen.',
    senderLines(body, shop),
    ...(message === undefined ? [] : [message]),
    lastLine(email, time),
  ];
  return {
    to,
    ...(email === undefined ? {} : { replyTo: email }),
    subject: `Anfrage von ${name}: ${title}`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}

/** The parts of a voucher request that the shop does not offer. Checks the given fields only. */
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

const server: FeatureServer = {
  routes: (options) => [voucherRoute(options)],
  about: {
    voucher: ({ amount }, { language }) => {
      const sum = z.coerce.number().safeParse(amount);
      return sum.success && amount !== undefined ? euros(sum.data, language) : '';
    },
  },
  choices: {
    motif: ({ shop, language }) => named(shop.vouchers?.motifs ?? [], language),
    delivery: ({ shop, language }) => {
      const { ways } = voucherMessages[language];
      const offered = shop.vouchers?.post ? (['collect', 'post'] as const) : (['collect'] as const);
      return offered.map((value) => ({ value, label: ways[value] }));
    },
  },
  texts: {
    voucher: {
      de: {
        title: 'Ihr Gutschein',
        send: 'Gutschein anfragen',
        fields: {
          amount: 'Betrag in Euro',
          motif: 'Motiv',
          delivery: 'Abholen oder mit der Post',
          address: 'Anschrift für den Versand',
          recipient: 'Für wen',
        },
      },
      en: {
        title: 'Your voucher',
        send: 'Request voucher',
        fields: {
          amount: 'Amount in euros',
          motif: 'Design',
          delivery: 'Collect or by post',
          address: 'Postal address',
          recipient: 'Who is it for',
        },
      },
      fr: {
        title: 'Votre chèque-cadeau',
        send: 'Demander ce chèque',
        fields: {
          amount: 'Montant en euros',
          motif: 'Motif',
          delivery: 'À retirer ou par la poste',
          address: 'Adresse postale',
          recipient: 'Pour qui',
        },
      },
    },
  },
};

export default server;
