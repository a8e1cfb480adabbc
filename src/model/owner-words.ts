import type { z } from 'zod';
import { type Language, languageNames, languages } from './language.ts';

/** A text in each language of the content system. */
export type ByLanguage = Readonly<Record<Language, string>>;

/**
 * What the shop's owner reads beside a field in the content system: in each language a label, or a
 * label and the help below the field.
 */
export type OwnerWords = Marks & {
  /** A sample value, shown in an empty field. */
  example?: string | ByLanguage;
} & (ByLanguage | Readonly<Record<Language, readonly [label: string, help: string]>>);

interface Marks {
  /**
   * The section of the record's form that contains the field, or of the menu that contains the
   * collection.
   */
  group?: Group;
  /** Whether record lists show the field, as the title or in a column. */
  inList?: 'title' | 'column';
  /** For a collection: whether the start screen has a link that adds a record. */
  isAddedOften?: true;
  /** Not shown in forms, because no task needs it. A record keeps its value. */
  hidden?: true;
  /** For a day: it has passed. Without a year, it means the most recent such day, not the next. */
  isPast?: true;
  /** The labels of a choice's values, in the order offered. */
  options?: readonly Option[];
}

/** A value of a choice. Hidden values are not offered, but records may have them. */
export type Option = ByLanguage & { value: string | number; hidden?: true };

/** A site's languages, each by its own name. */
export const languageOptions: readonly Option[] = languages.map((value) => ({
  value,
  ...byLanguage(() => languageNames[value]),
}));

export const onOff = [
  { value: 'on', de: 'An', en: 'On', fr: 'Activé' },
  { value: 'off', de: 'Aus', en: 'Off', fr: 'Désactivé' },
] as const satisfies readonly Option[];

export type Group = keyof typeof groups;

/** The groups by task: first those of collections, in menu order, then those of fields. */
export const groups = {
  current: { de: 'Aktuelles', en: 'What’s on', fr: 'Actualités' },
  range: { de: 'Sortiment', en: 'Our range', fr: 'Assortiment' },
  pages: { de: 'Seiten und Bilder', en: 'Pages and pictures', fr: 'Pages et images' },
  navigation: { de: 'Menü und Fußzeile', en: 'Menu and footer', fr: 'Menu et pied de page' },
  business: { de: 'Betrieb und Recht', en: 'Business and legal', fr: 'Entreprise et mentions' },
  settings: { de: 'Einstellungen', en: 'Settings', fr: 'Réglages' },

  pictures: { de: 'Bilder', en: 'Pictures', fr: 'Images' },
  facts: { de: 'Auf einen Blick', en: 'At a glance', fr: 'En bref' },
  contact: { de: 'Telefon und E-Mail', en: 'Phone and email', fr: 'Téléphone et e-mail' },
  law: { de: 'Register und Steuern', en: 'Registers and tax', fr: 'Registres et fiscalité' },
  search: {
    de: 'Für Suchmaschinen',
    en: 'For search engines',
    fr: 'Pour les moteurs de recherche',
  },
  services: { de: 'Dienste', en: 'Services', fr: 'Services' },
  developer: { de: 'Technik', en: 'Technical', fr: 'Technique' },
} as const satisfies Record<string, ByLanguage>;

declare module 'zod' {
  interface GlobalMeta extends Marks {
    /** The owner's name for it. For the elements of a list: the name of one element. */
    label?: ByLanguage;
    /** Help beyond the label. */
    help?: ByLanguage;
    example?: ByLanguage;
  }
}

/** The metadata of a field: the description for developers, and the words for owners. */
export function about(description: string, words?: OwnerWords): z.core.GlobalMeta {
  if (!words) return { description };
  const { de, en, fr, example, ...marks } = words;
  const said = { de, en, fr };
  const helped = (language: Language) => typeof said[language] !== 'string';
  return {
    description,
    ...marks,
    label: byLanguage((language) => [said[language]].flat()[0] ?? ''),
    ...(languages.some(helped) && {
      help: byLanguage((language) => [said[language]].flat()[1] ?? ''),
    }),
    ...(example !== undefined && {
      example: typeof example === 'string' ? byLanguage(() => example) : example,
    }),
  };
}

function byLanguage(text: (language: Language) => string): ByLanguage {
  return { de: text('de'), en: text('en'), fr: text('fr') };
}
