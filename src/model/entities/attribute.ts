import { z } from 'zod';
import { choice, nameOf, order, slug, text } from '../fields.ts';
import { noRepeats } from '../no-repeats.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

/** One of the values that an attribute of type `choice` can have. */
const attributeChoiceSchema = z
  .strictObject({
    id: slug('Name of the value in items, such as "rose-gold".', {
      de: [
        'Kurzname',
        'Nur Kleinbuchstaben, Ziffern und Bindestriche; er steht in der Webadresse.',
      ],
      en: ['Short name', 'Lower-case letters, digits and hyphens; it stands in the web address.'],
      fr: ['Nom court', 'Minuscules, chiffres et traits d’union ; il figure dans l’adresse web.'],
      example: 'rose-gold',
    }),
    translations: translationsOf({
      name: text('What visitors read, such as "rose gold".', {
        de: 'Name',
        en: 'Name',
        fr: 'Nom',
        example: { de: 'Roségold', en: 'rose gold', fr: 'or rose' },
        inList: 'title',
      }),
    }),
  })
  .meta(about('A value that items can have.', { de: 'Wert', en: 'Value', fr: 'Valeur' }));

/** A property by which items differ and can be filtered. */
export const attributeSchema = z
  .strictObject({
    id: nameOf(
      slug('Name of the attribute in items, such as "material".', {
        de: [
          'Kurzname',
          'Nur Kleinbuchstaben, Ziffern und Bindestriche; er steht in der Webadresse.',
        ],
        en: ['Short name', 'Lower-case letters, digits and hyphens; it stands in the web address.'],
        fr: ['Nom court', 'Minuscules, chiffres et traits d’union ; il figure dans l’adresse web.'],
        example: 'material',
        inList: 'column',
      }),
    ),
    type: choice([
      { value: 'choice', de: 'Auswahl', en: 'Choice', fr: 'Choix' },
      { value: 'number', de: 'Zahl', en: 'Number', fr: 'Nombre' },
      { value: 'flag', de: 'Ja oder nein', en: 'Yes or no', fr: 'Oui ou non' },
    ]).meta(
      about('What its values are: some of a list, numbers, or yes and no.', {
        de: 'Art der Werte',
        en: 'Kind of values',
        fr: 'Nature des valeurs',
        inList: 'column',
      }),
    ),
    unit: text('Unit of numbers, such as "mm".', {
      de: ['Einheit', 'Nur bei Zahlen. Sie steht hinter dem Wert.'],
      en: ['Unit', 'For numbers alone. It stands behind the value.'],
      fr: ['Unité', 'Pour les nombres seulement. Elle suit la valeur.'],
      example: 'mm',
    }).optional(),
    filter: z
      .boolean()
      .default(true)
      .meta(
        about('Whether visitors can filter by it. Item pages show it in any case.', {
          de: ['Als Filter anbieten', 'Auf der Seite des Artikels steht das Merkmal immer.'],
          en: ['Offer as a filter', 'On the page of an item the attribute always stands.'],
          fr: ['Proposer comme filtre', 'La page de l’article l’indique dans tous les cas.'],
        }),
      ),
    choices: z
      .array(attributeChoiceSchema)
      .default([])
      .superRefine((choices, context) => {
        const names = new Set<string>();
        for (const [at, { translations }] of choices.entries()) {
          for (const [line, { language, name }] of translations.entries()) {
            const key = `${language} ${name.toLowerCase()}`;
            if (names.has(key)) {
              const path = [at, 'translations', line, 'name'];
              const message = `The name "${name}" stands here twice; items may name values by it.`;
              context.addIssue({ code: 'custom', path, message });
            }
            names.add(key);
          }
        }
      })
      .superRefine(noRepeats('id', (id) => `The value "${id}" stands here twice.`))
      .meta(
        about(
          'The values of an attribute of type `choice`, in the order in which they are offered.',
          {
            de: [
              'Werte',
              'Nur bei einer Auswahl, in der Reihenfolge, in der sie angeboten werden.',
            ],
            en: ['Values', 'For a choice alone, in the order in which they are offered.'],
            fr: ['Valeurs', 'Pour un choix seulement, dans l’ordre où elles sont proposées.'],
          },
        ),
      ),
    sort: order('Order among the attributes, smallest first.'),
    translations: translationsOf({
      name: text('What visitors read, such as "Material".', {
        de: 'Name',
        en: 'Name',
        fr: 'Nom',
        example: { de: 'Material', en: 'Material', fr: 'Matière' },
        inList: 'title',
      }),
    }),
  })
  .refine(({ type, choices }) => type !== 'choice' || choices.length > 0, {
    path: ['choices'],
    message: 'A choice needs values to choose from.',
  })
  .refine(({ type, choices }) => type === 'choice' || choices.length === 0, {
    path: ['choices'],
    message: 'Only a choice has values to choose from; leave them out, or make it a choice.',
  })
  .refine(({ type, unit }) => type === 'number' || unit === undefined, {
    path: ['unit'],
    message: 'Only numbers have a unit; leave it out, or make it a number.',
  })
  .meta(
    about('A property by which items differ, such as material or width.', {
      de: 'Merkmal',
      en: 'Attribute',
      fr: 'Caractéristique',
    }),
  );

export type Attribute = z.output<typeof attributeSchema>;
