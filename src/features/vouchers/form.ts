import type { FormDefinition } from '#model/feature.ts';
import { choice, reachableSender } from '#model/forms/rules.ts';

const voucher = {
  fields: {
    amount: { kind: 'sum', required: true, max: 7 },
    motif: { ...choice, required: false },
    delivery: choice,
    address: {
      kind: 'message',
      required: false,
      requiredWith: { field: 'delivery', value: 'post' },
      max: 500,
    },
    recipient: { kind: 'text', required: false, max: 100 },
    ...reachableSender,
  },
  missing: {
    de: {
      amount: 'Bitte nennen Sie einen Betrag.',
      delivery: 'Bitte wählen Sie, wie der Gutschein zu Ihnen kommt.',
      address: 'Bitte sagen Sie uns, wohin wir ihn schicken dürfen.',
    },
    en: {
      amount: 'Please enter an amount.',
      delivery: 'Please choose how you would like to receive the voucher.',
      address: 'Please tell us where to send it.',
    },
    fr: {
      amount: 'Merci d’indiquer un montant.',
      delivery: 'Merci de choisir comment vous recevrez le chèque-cadeau.',
      address: 'Merci d’indiquer où nous devons l’envoyer.',
    },
  },
  outOfBounds: {
    de: {
      tooLittle: (least) => `Gutscheine gibt es ab ${least}.`,
      tooMuch: (most) => `Gutscheine gibt es bis ${most}. Für mehr rufen Sie uns bitte an.`,
    },
    en: {
      tooLittle: (least) => `Vouchers start at ${least}.`,
      tooMuch: (most) => `Vouchers go up to ${most}. For more, please give us a call.`,
    },
    fr: {
      tooLittle: (least) => `Nos chèques-cadeaux commencent à ${least}.`,
      tooMuch: (most) => `Nos chèques-cadeaux vont jusqu’à ${most}. Au-delà, appelez-nous.`,
    },
  },
} as const satisfies FormDefinition;

/** The voucher form. */
export const forms = { voucher };
