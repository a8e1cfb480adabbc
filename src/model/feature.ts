import type { z } from 'zod';
import type { FieldRule } from './forms/rules.ts';
import type { Language } from './language.ts';
import type { ByLanguage } from './owner-words.ts';
import type { AnyPage, KindOfPages } from './pages/kind.ts';

/**
 * Something that shops can offer, such as vouchers. Everything that build, server and browsers know of
 * it is derived from this and from the files beside it.
 */
export interface Feature {
  /** Its collections of content, by key. */
  collections?: Readonly<Record<string, FeatureCollection>>;
  /** Its settings in `project`, by key. */
  settings?: Readonly<Record<string, z.ZodType>>;
  /** Its pages with fixed paths, by page key. */
  pages?: Readonly<Record<string, FeaturePage>>;
  /** Its kinds of pages, of which content decides how many there are. They take their paths after those of the kit. */
  pageKinds?: Readonly<Record<string, KindOfPages<AnyPage, Readonly<Record<string, unknown>>>>>;
  /** Its forms, by the last part of the address that takes them. */
  forms?: Readonly<Record<string, FormDefinition>>;
  /** What the forms server has to know of it, by key of the release's `forms.json`. */
  formsShop?: Readonly<Record<string, z.ZodType>>;
  /** Which parts it has in files of their own: `NAME.checks.ts`, `NAME.build.ts`, `NAME.server.ts`. */
  parts: readonly ('checks' | 'build' | 'server')[];
}

/** A collection of content. */
export interface FeatureCollection {
  schema: z.ZodType;
  layout: Layout;
}

/** The layout of a collection in the shop's folder. */
export type Layout =
  /** One file with one record: company.yaml. */
  | { kind: 'record' }
  /** One file with a list of records: menu.yaml. */
  | { kind: 'list' }
  /**
   * A folder with one folder per record, brands/ostra/, or with files that hold lists of them,
   * items/rings.yaml; or one file with a list of records.
   */
  | FolderLayout;

export interface FolderLayout {
  kind: 'folders';
  /** Name, without extension, of the file with the fields that all languages share. */
  recordFile: string;
  /** The field that gets the folder's name. */
  idField: string;
  /** Whether the record file is required, because the folder's name alone is not enough. */
  recordFileNeeded: boolean;
  /** The field by which lists of records are divided into files beside the folders; undefined where there are none. */
  listsBy?: string;
}

/** A page with a fixed path. */
export interface FeaturePage {
  /** null in languages that do not have the page. */
  paths: Readonly<Record<Language, string | null>>;
  /** What owners call it. */
  name: ByLanguage;
  /** Its title, unless content has a record of the page. */
  title: Readonly<Record<Language, string>>;
  /** The key of the page that it follows where owners choose a page; it comes after the kit's own if there is none. */
  follows?: string;
  /**
   * Its place among the links of the footer, between 1, the brands, and 9, the contact; undefined where
   * the footer doesn't link to it.
   */
  footerOrder?: number;
  /** Whether the search suggests it to visitors who have typed or found nothing. */
  isSuggested?: boolean;
  /** Whether a site has the page even if content has no record of it. If this is missing, it needs one. */
  isOffered?(content: OfferedContent): boolean;
}

/** What decides whether a site has a page: the shop's collections, by key. */
export interface OfferedContent {
  readonly project: object;
  readonly hasCatalogue: boolean;
  readonly [collection: string]: unknown;
}

/** A form, as browsers and server know it. */
export interface FormDefinition {
  /** In the order in which they are shown. */
  fields: Readonly<Record<string, FieldRule>>;
  /** Fields that are not for visitors to fill in: the form brings their values along. */
  carried?: Readonly<Record<string, FieldRule>>;
  /** What is said of a required field that is empty, if it is not one that many forms have. */
  missing?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What is said of a sum that the shop does not offer; each text gets the bound, such as "20 €". */
  outOfBounds?: Readonly<
    Record<Language, { tooLittle: (least: string) => string; tooMuch: (most: string) => string }>
  >;
}
