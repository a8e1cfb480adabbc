import type { z } from 'zod';
import type { FieldRule } from './forms/rules.ts';
import type { Language } from './language.ts';
import type { ByLanguage } from './owner-words.ts';
import type { AnyPage, KindOfPages } from './pages/kind.ts';
import type { Service } from './services/service.ts';

/**
 * A feature that shops can offer, such as vouchers. The build, the server and browsers derive
 * everything about it from this object and the files beside it.
 */
export interface Feature {
  /** Its content collections, by key. */
  collections?: Readonly<Record<string, FeatureCollection>>;
  /** Its settings in `project`, by key. */
  settings?: Readonly<Record<string, z.ZodType>>;
  /** Its settings in `config.forms` of `project`, by key. */
  formSettings?: Readonly<Record<string, z.ZodType>>;
  /** Its settings in `config` of `project`, by key. */
  config?: Readonly<Record<string, z.ZodType>>;
  /** The services of other parties that it brings, by the `function_id` of their entries in the consent banner. */
  services?: Readonly<Record<string, Service>>;
  /** Its pages with fixed paths, by page key. */
  pages?: Readonly<Record<string, FeaturePage>>;
  /**
   * Its kinds of pages whose number depends on the content. They claim their paths after the kit's
   * own kinds.
   */
  pageKinds?: Readonly<Record<string, KindOfPages<AnyPage, Readonly<Record<string, unknown>>>>>;
  /** The headings of its groups of search results, by id. */
  searchGroups?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Its forms, by the last segment of the address that receives them. */
  forms?: Readonly<Record<string, FormDefinition>>;
  /**
   * What the forms server needs to know about it, by key in the release's `forms.json`. Optional,
   * because a release may have been built without the feature.
   */
  formsShop?: Readonly<Record<string, z.ZodOptional>>;
  /**
   * Its commands on what the server has stored, by their usage, such as `subscribers export [file]`,
   * and what each does. They take one argument at most.
   */
  commands?: Readonly<Record<string, string>>;
  /** Set for a feature that previews for staff leave out: they ignore what is set in `config`. */
  concernsVisitorsAlone?: true;
  /** The parts it has in separate files: `NAME.checks.ts`, `NAME.build.ts`, `NAME.server.ts`. */
  parts: readonly ('checks' | 'build' | 'server')[];
}

/** A content collection. */
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
   * A folder with one folder per record, brands/ostra/, or with files that contain lists of
   * records, items/rings.yaml; or one file with a list of records.
   */
  | FolderLayout;

export interface FolderLayout {
  kind: 'folders';
  /** The name, without extension, of the file with the fields that all languages share. */
  recordFile: string;
  /** The field that takes the folder's name. */
  idField: string;
  /** Whether the record file is required because the folder's name alone is not enough. */
  recordFileNeeded: boolean;
  /**
   * The field by which lists of records are split into files beside the folders; undefined if there
   * are no such lists.
   */
  listsBy?: string;
}

/** A page with a fixed path. */
export interface FeaturePage {
  /** null for languages that don't have the page. */
  paths: Readonly<Record<Language, string | null>>;
  /** The owner's name for it. */
  name: ByLanguage;
  /** Its title if content has no record for the page. */
  title: Readonly<Record<Language, string>>;
  /**
   * The key of the page it follows when owners choose a page; by default it comes after the kit's
   * own pages.
   */
  follows?: string;
  /**
   * Its position in the footer's links, between 1 (the brands) and 9 (the contact page); undefined
   * if the footer doesn't link to it.
   */
  footerOrder?: number;
  /** Whether search suggests it to visitors who have not typed or found anything. */
  isSuggested?: boolean;
  /** Whether a site has the page even without a record for it. If missing, a record is required. */
  isOffered?(content: OfferedContent): boolean;
}

/** The input that decides whether a site has a page: the shop's collections, by key. */
export interface OfferedContent {
  readonly project: object;
  readonly hasCatalogue: boolean;
  readonly [collection: string]: unknown;
}

/** A form, as browsers and the server know it. */
export interface FormDefinition {
  /** In display order. */
  fields: Readonly<Record<string, FieldRule>>;
  /** Fields that visitors don't fill in: the form supplies their values. */
  carried?: Readonly<Record<string, FieldRule>>;
  /** The carried field with the text that visitors agree to by sending the form. */
  consent?: string;
  /** False if the shop gets no mail of it, as of a sign-up. */
  isMessage?: false;
  /** Messages for empty required fields, other than those that many forms share. */
  missing?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /**
   * Messages for an amount that the shop does not offer; each receives the bound, such as "20 €".
   */
  outOfBounds?: Readonly<
    Record<Language, { tooLittle: (least: string) => string; tooMuch: (most: string) => string }>
  >;
}
