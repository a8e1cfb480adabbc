import { z } from 'zod';
import { choice, link, text } from '../fields.ts';
import { about } from '../owner-words.ts';
import { translationsOf } from '../translation.ts';

const linkFields = {
  path: link('Page key or internal path, such as "watches" or "/watches/ostra".', {
    de: ['Seite', 'Die Seite Ihrer Website, zu der der Eintrag führt.'],
    en: ['Page', 'The page of your website that the entry leads to.'],
    fr: ['Page', 'La page de votre site à laquelle mène l’entrée.'],
  }).optional(),
  external_path: link('Address outside the site.', {
    de: [
      'Adresse außerhalb',
      'Stattdessen: eine andere Website, eine E-Mail-Adresse oder tel: und eine Nummer.',
    ],
    en: ['Address elsewhere', 'Instead: another website, an email address, or tel: and a number.'],
    fr: [
      'Adresse externe',
      'À la place : un autre site, une adresse e-mail, ou tel: et un numéro.',
    ],
    example: 'https://www.example.org',
  }).optional(),
  anchor: text('Anchor on the page, without #.', {
    de: ['Stelle auf der Seite', 'Die Überschrift, zu der der Link springt, zum Beispiel: ablauf'],
    en: ['Place on the page', 'The heading that the link jumps to, for example: prices'],
    fr: ['Endroit de la page', 'Le titre vers lequel le lien saute, par exemple : tarifs'],
  }).optional(),
  type: text('A word for the entry, given out as data-type for styling.', {
    de: ['Art', 'Ein Wort für die Gestaltung.'],
    en: ['Type', 'A word for the design.'],
    fr: ['Type', 'Un mot pour la mise en forme.'],
    hidden: true,
  }).optional(),
  translations: translationsOf({
    display_name: text('Label.', {
      de: 'Name im Menü',
      en: 'Name in the menu',
      fr: 'Nom dans le menu',
      inList: 'title',
    }),
  }),
};

const subLinkSchema = z
  .strictObject({
    ...linkFields,
    prefix_parent: z
      .boolean()
      .default(false)
      .meta(
        about("Whether the path is continued from the parent's path.", {
          de: [
            'Seite liegt unter der des Menüpunkts',
            'Dann genügt oben der letzte Teil der Adresse, zum Beispiel: /ostra',
          ],
          en: [
            'Page lies below that of the menu entry',
            'The last part of the address is then enough, for example: /ostra',
          ],
          fr: [
            'Page placée sous celle de l’entrée du menu',
            'La fin de l’adresse suffit alors ci-dessus, par exemple : /ostra',
          ],
        }),
      ),
  })
  .meta(about('A link under an entry of the menu.', { de: 'Link', en: 'Link', fr: 'Lien' }));

/** An entry of the main menu. */
export const menuEntrySchema = z
  .strictObject({
    ...linkFields,
    sub_links: z
      .array(subLinkSchema)
      .default([])
      .meta(
        about('Links under the entry.', {
          de: ['Links darunter', 'Klappen auf, wenn man den Menüpunkt antippt.'],
          en: ['Links below it', 'They open when the entry is tapped.'],
          fr: ['Liens en dessous', 'Ils s’ouvrent quand on touche l’entrée.'],
        }),
      ),
    groups: z
      .array(
        z
          .strictObject({
            translations: translationsOf({
              display_name: text('Heading of the group.', {
                de: 'Überschrift',
                en: 'Heading',
                fr: 'Titre',
                inList: 'title',
              }),
            }),
            sub_links: z
              .array(subLinkSchema)
              .min(1)
              .meta(about('Links of the group.', { de: 'Links', en: 'Links', fr: 'Liens' })),
          })
          .meta(about('Links with a heading.', { de: 'Gruppe', en: 'Group', fr: 'Groupe' })),
      )
      .default([])
      .meta(
        about('Groups of links under the entry, each with a heading.', {
          de: ['Gruppen darunter', 'Mehrere Links unter einer gemeinsamen Überschrift.'],
          en: ['Groups below it', 'Several links under a heading of their own.'],
          fr: ['Groupes en dessous', 'Plusieurs liens sous un même titre.'],
        }),
      ),
  })
  .meta(
    about('An entry of the main menu, with links or groups of links under it.', {
      de: 'Menüpunkt',
      en: 'Menu entry',
      fr: 'Entrée de menu',
    }),
  );

export type MenuEntry = z.output<typeof menuEntrySchema>;
export type SubLink = z.output<typeof subLinkSchema>;

/**
 * The address of an entry: its path, appended to its parent's if requested, or else its external
 * path; then its anchor. Undefined if the entry is not a link.
 */
export function menuAddress(entry: MenuEntry | SubLink, parent?: MenuEntry): string | undefined {
  const { path, external_path, anchor } = entry;
  const continued = 'prefix_parent' in entry && entry.prefix_parent && parent?.path !== undefined;
  const whole =
    continued && path !== undefined ? `${parent.path}/${path.replace(/^\//, '')}` : path;
  const address = whole ?? external_path;
  return anchor === undefined ? address : `${address ?? ''}#${anchor}`;
}

export const socialMenuEntrySchema = z
  .strictObject({
    media: choice([
      { value: 'facebook', de: 'Facebook', en: 'Facebook', fr: 'Facebook' },
      { value: 'instagram', de: 'Instagram', en: 'Instagram', fr: 'Instagram' },
      { value: 'googleplus', de: 'Google+', en: 'Google+', fr: 'Google+', hidden: true },
      { value: 'other', de: 'Ein anderes', en: 'Another one', fr: 'Un autre' },
    ]).meta(
      about('The network; it chooses the icon.', {
        de: 'Netzwerk',
        en: 'Network',
        fr: 'Réseau',
        inList: 'column',
      }),
    ),
    display_name: text('Label.', {
      de: 'Beschriftung',
      en: 'Label',
      fr: 'Libellé',
      example: { de: 'Wir auf Instagram', en: 'Find us on Instagram', fr: 'Nous sur Instagram' },
      inList: 'title',
    }),
    external_path: link('Address of the profile.', {
      de: 'Adresse Ihres Profils',
      en: 'Address of your profile',
      fr: 'Adresse de votre profil',
      example: 'https://www.instagram.com/lindenhof',
    }),
  })
  .meta(
    about('A link to a profile in a social network.', {
      de: 'Soziales Netzwerk',
      en: 'Social network',
      fr: 'Réseau social',
    }),
  );

export type SocialMenuEntry = z.output<typeof socialMenuEntrySchema>;
