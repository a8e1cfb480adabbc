import { z } from 'zod';
import { nameInLinks, nameOf, pathOfPage } from '../fields.ts';
import { about, type Option } from '../owner-words.ts';
import { featurePages, pageKeys, type PageKey } from '../pages/routes.ts';
import { translationsOf } from '../translation.ts';
import { pagePictures, pageWords } from './page-fields.ts';

/** The owner's names for pages with a fixed path. */
const ofKit: (Option & { value: PageKey })[] = [
  { value: 'home', de: 'Startseite', en: 'Home page', fr: 'Accueil' },
  { value: 'brands', de: 'Marken', en: 'Brands', fr: 'Marques' },
  { value: 'contact', de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  {
    value: 'thanks',
    de: 'Danke für Ihre Nachricht',
    en: 'Thank you for writing',
    fr: 'Merci pour votre message',
  },
  { value: 'imprint', de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
  { value: 'privacy', de: 'Datenschutz', en: 'Privacy', fr: 'Confidentialité' },
  {
    value: 'social_media_privacy',
    de: 'Datenschutz in sozialen Netzwerken',
    en: 'Privacy in social networks',
    fr: 'Confidentialité sur les réseaux sociaux',
  },
  { value: 'accessibility', de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
  { value: 'not_found', de: 'Seite nicht gefunden', en: 'Page not found', fr: 'Page introuvable' },
  {
    value: 'offline',
    de: 'Ohne Internetverbindung',
    en: 'Without a connection',
    fr: 'Hors connexion',
  },
  { value: 'catalogue', de: 'Alle Artikel', en: 'All items', fr: 'Tous les articles' },
  { value: 'request_list', de: 'Merkliste', en: 'Request list', fr: 'Ma sélection' },
];

const pageNames: readonly Option[] = [
  ...ofKit.slice(0, -1).flatMap((page) => [page, ...namesAfter(page.value)]),
  ...namesAfter(undefined),
  ...ofKit.slice(-1),
];

/** The names of feature pages that come after the given page. */
function namesAfter(key: PageKey | undefined): Option[] {
  return Object.entries(featurePages).flatMap(([value, { name, follows }]) =>
    follows === key ? [{ value, ...name }] : [],
  );
}

/** A page with a fixed path: home, contact, imprint and so on. */
export const pageSchema = z
  .strictObject({
    key: nameOf(
      z.enum(pageKeys as [PageKey, ...PageKey[]]).meta({
        ...about('Page key.', {
          de: 'Seite',
          en: 'Page',
          fr: 'Page',
          inList: 'column',
          options: pageNames,
        }),
        otherwise:
          'A page of your own belongs into info_pages, a part of the range into categories.',
      }),
    ),
    ...pagePictures,
    translations: translationsOf(pageWords),
  })
  .meta(
    about('A page with a fixed place: the home page, contact, the imprint.', {
      de: 'Feste Seite',
      en: 'Fixed page',
      fr: 'Page fixe',
    }),
  );

/** A page whose path comes from the content. It exists in the languages that have a translation. */
export const infoPageSchema = z
  .strictObject({
    id: nameOf(nameInLinks('Name of the page in links, such as "team".', 'team')),
    ...pagePictures,
    translations: translationsOf({
      path: pathOfPage('Path of the page in this language, with its prefix: "/en/team".', {
        de: '/team',
        en: '/en/team',
        fr: '/fr/equipe',
      }),
      ...pageWords,
    }),
  })
  .meta(
    about('A page of its own, such as team, history or workshop.', {
      de: 'Eigene Seite',
      en: 'Page of your own',
      fr: 'Page libre',
    }),
  );

export type Page = z.output<typeof pageSchema>;
export type InfoPage = z.output<typeof infoPageSchema>;
