import { z } from 'zod';
import type { Feature } from '#model/feature.ts';
import { namesSchema } from '#model/translation.ts';
import { forms } from './form.ts';
import { vouchersSchema } from './settings.ts';

const offeredSchema = z.strictObject({
  least: z.number().describe('The smallest sum, in euros.'),
  most: z.number(),
  motifs: z.array(z.strictObject({ id: z.string(), names: namesSchema })),
  post: z.boolean().describe('Whether it can be sent by post.'),
});

/** Vouchers, which visitors ask for and the shop confirms: nothing is sold on the site. */
export const vouchers = {
  settings: { vouchers: vouchersSchema.optional() },
  pages: {
    vouchers: {
      paths: { de: '/gutscheine', en: '/en/gift-vouchers', fr: '/fr/cheques-cadeaux' },
      name: { de: 'Gutscheine', en: 'Gift vouchers', fr: 'Chèques-cadeaux' },
      title: { de: 'Gutscheine', en: 'Gift vouchers', fr: 'Chèques-cadeaux' },
      isOffered: ({ project }) => 'vouchers' in project && project.vouchers !== undefined,
    },
  },
  forms,
  formsShop: {
    vouchers: offeredSchema.optional().describe('Which vouchers visitors can ask for.'),
  },
  parts: ['build', 'server'],
} as const satisfies Feature;
