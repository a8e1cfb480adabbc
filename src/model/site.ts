import { z } from 'zod';
import { collect } from '#features/features.ts';
import { acceptedWarningSchema } from './entities/accepted-warning.ts';
import { announcementSchema } from './entities/announcement.ts';
import { attributeSchema } from './entities/attribute.ts';
import { brandSchema, brandTypeSchema } from './entities/brand.ts';
import { categorySchema } from './entities/category.ts';
import { companySchema } from './entities/company.ts';
import { consentEntrySchema } from './entities/consent.ts';
import { itemSchema } from './entities/item.ts';
import { legalRecordSchema } from './entities/legal.ts';
import { imageTextSchema, type MediaFile, mediaKey } from './entities/media.ts';
import { menuEntrySchema, socialMenuEntrySchema } from './entities/menu.ts';
import { infoPageSchema, pageSchema } from './entities/page.ts';
import { projectSchema } from './entities/project.ts';
import { redirectEntrySchema } from './entities/redirect.ts';
import { themeSchema } from './entities/theme.ts';
import type { FeatureCollection } from './feature.ts';
import type { MapArchive } from './map-archive.ts';
import { about } from './owner-words.ts';
import type { Texts } from './rich-text.ts';
import type { StaticFiles } from './static-file.ts';
import { widgetSchema } from './entities/widget.ts';
import { openingHoursSchema } from './opening-hours/schema.ts';

/** All records of a shop, by collection: what content sources deliver. */
export const contentSchema = z.strictObject({
  company: companySchema.meta({ group: 'business' }),
  project: projectSchema.meta({ group: 'settings' }),
  theme: themeSchema.prefault({}).meta({ group: 'settings' }),
  opening_hours: openingHoursSchema.prefault({}).meta({ group: 'current' }),
  legal: legalRecordSchema.prefault({}).meta({ group: 'business' }),
  menu: z
    .array(menuEntrySchema)
    .default([])
    .meta(
      about('The main menu, in its order.', {
        de: 'Hauptmenü',
        en: 'Main menu',
        fr: 'Menu principal',
        group: 'navigation',
      }),
    ),
  social: z
    .array(socialMenuEntrySchema)
    .default([])
    .meta(
      about('Links to social networks.', {
        de: 'Soziale Netzwerke',
        en: 'Social networks',
        fr: 'Réseaux sociaux',
        group: 'navigation',
      }),
    ),
  widgets: z
    .array(widgetSchema)
    .default([])
    .meta(
      about('The widgets of the footer.', {
        de: 'Fußzeile',
        en: 'Footer',
        fr: 'Pied de page',
        group: 'navigation',
      }),
    ),
  consents: z
    .array(consentEntrySchema)
    .default([])
    .meta(
      about('Further entries of the banner.', {
        de: ['Einwilligungen', 'Worum der Cookie-Hinweis Ihre Besucher bittet.'],
        en: ['Consents', 'What the cookie notice asks your visitors for.'],
        fr: ['Consentements', 'Ce que le bandeau de cookies demande à vos visiteurs.'],
        group: 'business',
      }),
    ),
  brand_types: z
    .array(brandTypeSchema)
    .default([])
    .meta(
      about('The kinds of brands.', {
        de: ['Markenarten', 'Die Überschriften, unter denen die Marken stehen.'],
        en: ['Kinds of brands', 'The headings that brands stand under.'],
        fr: ['Types de marques', 'Les titres sous lesquels figurent les marques.'],
        group: 'range',
      }),
    ),
  images: z
    .array(imageTextSchema)
    .default([])
    .meta(
      about('Alternative texts of the images.', {
        de: 'Bilder',
        en: 'Pictures',
        fr: 'Images',
        group: 'pages',
      }),
    ),
  brands: z
    .array(brandSchema)
    .default([])
    .meta(
      about('The brands.', {
        de: 'Marken',
        en: 'Brands',
        fr: 'Marques',
        group: 'range',
      }),
    ),
  categories: z
    .array(categorySchema)
    .default([])
    .meta(
      about('The categories of the range.', {
        de: 'Warengruppen',
        en: 'Categories',
        fr: 'Rayons',
        group: 'range',
      }),
    ),
  attributes: z
    .array(attributeSchema)
    .default([])
    .meta(
      about('The properties by which items differ and can be filtered.', {
        de: ['Merkmale', 'Wonach sich Artikel unterscheiden und filtern lassen.'],
        en: ['Attributes', 'The properties by which items differ and can be filtered.'],
        fr: ['Caractéristiques', 'Ce qui distingue les articles et permet de les filtrer.'],
        group: 'range',
      }),
    ),
  items: z
    .array(itemSchema)
    .default([])
    .meta(
      about('The items of the catalogue.', {
        de: ['Artikel', 'Die einzelnen Stücke, nach denen Besucher fragen können.'],
        en: ['Items', 'The single pieces that visitors can ask for.'],
        fr: ['Articles', 'Les pièces que les visiteurs peuvent demander.'],
        group: 'range',
        isAddedOften: true,
      }),
    ),
  pages: z
    .array(pageSchema)
    .default([])
    .meta(
      about('Texts of the pages with a fixed place.', {
        de: ['Feste Seiten', 'Startseite, Kontakt, Impressum und andere, die jede Website hat.'],
        en: ['Fixed pages', 'Home page, contact, imprint and others that every website has.'],
        fr: [
          'Pages fixes',
          'Accueil, contact, mentions légales et autres pages que tout site possède.',
        ],
        group: 'pages',
      }),
    ),
  info_pages: z
    .array(infoPageSchema)
    .default([])
    .meta(
      about('Pages of its own.', {
        de: ['Eigene Seiten', 'Team, Werkstatt, Geschichte: was Sie erzählen möchten.'],
        en: ['Pages of your own', 'Team, workshop, history: whatever you would like to tell.'],
        fr: ['Pages libres', 'Équipe, atelier, histoire : tout ce que vous souhaitez raconter.'],
        group: 'pages',
      }),
    ),
  ...schemasOf(collect('collections')),
  announcements: z
    .array(announcementSchema)
    .default([])
    .meta(
      about('What is announced above the header, each for some days.', {
        de: ['Hinweise', 'Ein Satz über der Kopfzeile, für ein paar Tage.'],
        en: ['Notices', 'A sentence above the header, for some days.'],
        fr: ['Annonces', 'Une phrase au-dessus de l’en-tête, pour quelques jours.'],
        group: 'current',
      }),
    ),
  redirects: z
    .array(redirectEntrySchema)
    .default([])
    .meta(
      about('Old addresses that lead to pages of this site, or elsewhere.', {
        de: ['Weiterleitungen', 'Alte Adressen, damit gespeicherte Links weiter ans Ziel führen.'],
        en: ['Redirects', 'Old addresses, so that saved links still lead somewhere.'],
        fr: [
          'Redirections',
          'D’anciennes adresses, pour que les liens enregistrés mènent toujours à bon port.',
        ],
        group: 'settings',
      }),
    ),
  accepted_warnings: z
    .array(acceptedWarningSchema)
    .default([])
    .meta(
      about('Warnings that were looked at and may stay.', {
        de: 'Geprüfte Hinweise',
        en: 'Accepted warnings',
        fr: 'Avertissements acceptés',
        group: 'settings',
        hidden: true,
      }),
    ),
});

/** The schemas of features' collections. */
function schemasOf<Collections extends Readonly<Record<string, FeatureCollection>>>(
  collections: Collections,
): { [Key in keyof Collections]: Collections[Key]['schema'] } {
  const entries = Object.entries(collections).map(([key, { schema }]) => [key, schema]);
  return Object.fromEntries(entries) as { [Key in keyof Collections]: Collections[Key]['schema'] };
}

export type Content = z.output<typeof contentSchema>;
export type Collection = keyof Content;

/** A shop's checked content, the input of the build. */
export interface Site extends Content {
  /** Its Markdown and HTML texts, by field value. */
  texts: Texts;
  /** Images by the `mediaKey` of their file name. */
  media: ReadonlyMap<string, MediaFile>;
  /** Files that are published unchanged. */
  files: StaticFiles;
  /** The map archive, if content names its own file. */
  mapArchive?: MapArchive;
}

/** Finds an image by name, ignoring case and surrounding spaces; undefined if there is none. */
export function findMedia(site: Pick<Site, 'media'>, name: string): MediaFile | undefined {
  return site.media.get(mediaKey(name));
}
