import { z } from 'zod';
import { order, text } from '../fields.ts';
import { about, type Option } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

/** The footer widgets. Other names are tolerated and show 'Widget not found :-('. */
export const widgetNames = ['address', 'contact', 'navigation', 'social', 'openingHours'] as const;
export type WidgetName = (typeof widgetNames)[number];

/** The footer's widgets if content names none (specification, section 2). */
export const fallbackWidgetNames: readonly WidgetName[] = [
  'address',
  'contact',
  'openingHours',
  'navigation',
];

/** The only position of widgets. Others are tolerated, but their widgets are not shown. */
export const widgetPosition = 'footer';

export function isWidgetName(value: string): value is WidgetName {
  return (widgetNames as readonly string[]).includes(value);
}

export const widgetSchema = z
  .strictObject({
    sort: order('Order in the footer, smallest first.'),
    widget_name: text('address, contact, navigation, social or openingHours.', {
      de: 'Was der Baustein zeigt',
      en: 'What the block shows',
      fr: 'Ce que montre le bloc',
      inList: 'title',
      options: [
        { value: 'address', de: 'Adresse', en: 'Address', fr: 'Adresse' },
        {
          value: 'contact',
          de: 'Telefon und E-Mail',
          en: 'Phone and email',
          fr: 'Téléphone et e-mail',
        },
        { value: 'openingHours', de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Horaires' },
        { value: 'navigation', de: 'Wichtige Seiten', en: 'Main pages', fr: 'Pages principales' },
        { value: 'social', de: 'Soziale Netzwerke', en: 'Social networks', fr: 'Réseaux sociaux' },
      ] satisfies (Option & { value: WidgetName })[],
    }),
    position: z
      .string()
      .default(widgetPosition)
      .meta(
        about(`Where the widget stands. Only "${widgetPosition}" is shown.`, {
          de: ['Platz', 'Es gibt nur die Fußzeile: footer.'],
          en: ['Position', 'There is only the footer.'],
          fr: ['Emplacement', 'Il n’y a que le pied de page : footer.'],
          hidden: true,
        }),
      ),
    props: z
      .strictObject({
        showLogo: z
          .boolean()
          .default(false)
          .meta(
            about('Whether the logo stands above the widget.', {
              de: 'Logo darüber zeigen',
              en: 'Show the logo above it',
              fr: 'Afficher le logo au-dessus',
            }),
          ),
      })
      .prefault({})
      .meta(
        about('Settings of the widget.', {
          de: 'Darstellung',
          en: 'Appearance',
          fr: 'Présentation',
        }),
      ),
    translations: translationsOf({
      header: text('Heading.', {
        de: ['Überschrift', 'Leer lassen, dann steht dort die übliche.'],
        en: ['Heading', 'Leave it empty for the usual one.'],
        fr: ['Titre', 'Laissez vide pour garder le titre habituel.'],
      }).optional(),
    })
      .optional()
      .describe('Heading per language; each widget has one of its own where this is missing.'),
  })
  .meta(
    about('A widget of the footer.', {
      de: 'Baustein der Fußzeile',
      en: 'Footer block',
      fr: 'Bloc du pied de page',
    }),
  );

export type Widget = z.output<typeof widgetSchema>;
