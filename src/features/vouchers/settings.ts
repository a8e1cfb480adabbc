import { z } from 'zod';
import { nameOf, slug, text } from '#model/fields.ts';
import { noRepeats } from '#model/no-repeats.ts';
import { about } from '#model/owner-words.ts';
import { translationsOf } from '#model/translation.ts';

const sum = () => z.number().int().min(1).max(100_000);

/** The vouchers that visitors can ask for; if missing, the site offers none. */
export const vouchersSchema = z
  .strictObject({
    amounts: z
      .array(
        sum().meta(
          about('A sum in euros.', {
            de: 'Betrag in Euro',
            en: 'Amount in euros',
            fr: 'Montant en euros',
            example: '50',
          }),
        ),
      )
      .max(8)
      .default([])
      .meta(
        about('Sums in euros that are offered to choose from.', {
          de: ['Beträge zur Auswahl', 'In Euro, zum Antippen. Andere kann man immer eintragen.'],
          en: ['Amounts to choose from', 'In euros. Any other amount can be entered too.'],
          fr: ['Montants proposés', 'En euros. On peut toujours en saisir un autre.'],
        }),
      ),
    least: sum()
      .default(10)
      .meta(
        about('The smallest sum in euros.', {
          de: 'Kleinster Betrag in Euro',
          en: 'Smallest amount in euros',
          fr: 'Montant minimal en euros',
          example: '20',
        }),
      ),
    most: sum()
      .default(1000)
      .meta(
        about('The largest sum in euros.', {
          de: ['Größter Betrag in Euro', 'Wer mehr schenken möchte, ruft an.'],
          en: ['Largest amount in euros', 'Whoever wants to give more will call.'],
          fr: ['Montant maximal en euros', 'Au-delà, on vous appelle.'],
          example: '1000',
        }),
      ),
    post: z
      .boolean()
      .default(true)
      .meta(
        about('Whether vouchers can be sent by post.', {
          de: 'Versand mit der Post',
          en: 'Sent by post',
          fr: 'Envoi par la poste',
        }),
      ),
    motifs: z
      .array(
        z
          .strictObject({
            id: nameOf(
              slug('Name of the motif.', {
                de: ['Kurzname', 'Besucher sehen ihn nicht.'],
                en: ['Short name', 'Visitors do not see it.'],
                fr: ['Nom court', 'Les visiteurs ne le voient pas.'],
                example: 'geburtstag',
              }),
            ),
            translations: translationsOf({
              name: text('What it is called: "Birthday".', {
                de: 'Name',
                en: 'Name',
                fr: 'Nom',
                example: { de: 'Geburtstag', en: 'Birthday', fr: 'Anniversaire' },
                inList: 'title',
              }),
            }),
          })
          .meta(about('A motif or occasion.', { de: 'Motiv', en: 'Design', fr: 'Motif' })),
      )
      .max(12)
      .default([])
      .superRefine(noRepeats('id', (id) => `The motif "${id}" stands here twice.`))
      .meta(
        about('Motifs or occasions to choose from.', {
          de: ['Motive oder Anlässe', 'Leer lassen, wenn es nur einen Gutschein gibt.'],
          en: ['Designs or occasions', 'Leave it empty if there is only one voucher.'],
          fr: ['Motifs ou occasions', 'Laissez vide s’il n’existe qu’un seul modèle.'],
        }),
      ),
  })
  .refine(({ least, most }) => least <= most, {
    path: ['most'],
    message: 'The largest sum is smaller than the smallest.',
  })
  .superRefine(({ amounts, least, most }, context) => {
    const mistake = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    for (const [at, amount] of amounts.entries()) {
      if (amounts.indexOf(amount) < at) {
        mistake(['amounts', at], `The sum ${amount} stands here twice.`);
      }
      if (least <= most && (amount < least || amount > most)) {
        mistake(['amounts', at], `The sum ${amount} is not between ${least} and ${most}.`);
      }
    }
  })
  .meta(
    about('The vouchers that visitors can ask for.', {
      de: ['Gutscheine', 'Leer lassen, wenn man bei Ihnen keine anfragen kann.'],
      en: ['Vouchers', 'Leave it empty if visitors cannot ask for any.'],
      fr: ['Chèques-cadeaux', 'Laissez vide si l’on ne peut pas en demander.'],
      group: 'range',
    }),
  );
