import { z } from 'zod';
import { type Collection, type Content, contentSchema } from '#model/site.ts';
import { elementOf, shapeOf } from '#model/schema.ts';
import { defaultLanguage, languages } from '#model/language.ts';

export const collections = Object.keys(contentSchema.shape) as Collection[];

type RecordOf<C extends Collection> = Content[C] extends readonly (infer Item)[]
  ? Item
  : Content[C];

/** A record with its position in the source. */
export interface Entry<T = unknown> {
  path: readonly PropertyKey[];
  value: T;
  /** Whether the record is valid as delivered. Otherwise placeholders replace its broken fields. */
  sound: boolean;
  /** The record as delivered by the source. */
  delivered: unknown;
}

/**
 * A shop's content while it is checked: the parsed records of each collection, including single
 * records.
 */
export type Draft = { [C in Collection]: Entry<RecordOf<C>>[] };

/** Whether a collection is a list of records, as opposed to a single one. */
export function isList(collection: Collection): boolean {
  return elementOf(contentSchema.shape[collection]) !== undefined;
}

/**
 * The parsed records as content. Complete even if records are broken, but then suitable only for
 * lookups.
 */
export function contentOf(draft: Draft): Content {
  const content = collections.map((collection) => {
    const values = draft[collection].map(({ value }) => value);
    return [collection, isList(collection) ? values : (values[0] ?? blankContent[collection])];
  });
  return Object.fromEntries(content) as Content;
}

/** Fields that replace broken or missing ones. */
type Blank = Record<string, unknown>;

/** The required fields of records that others refer to, by collection. */
const placeholders: Partial<Record<Collection, Blank>> & Record<'company' | 'project', Blank> = {
  company: {
    company_name: '-',
    display_name: '-',
    addresses: [{ street: '-', number: '-', zip_code: '-', city: '-' }],
  },
  project: {
    siteMetadata: { siteUrl: 'https://example.org' },
    logo: '-',
    languages,
    ...translated({ seo_title: '-', seo_description: '-' }),
  },
  theme: {},
  opening_hours: {},
  legal: {},
  brand_types: { page: '-', ...translated({ type_name: '-' }) },
  brands: { display_name: '-', type: '-', ...translated({ headline: '-', text: '' }) },
  categories: translated({ title: '-' }),
  attributes: {
    type: 'choice',
    choices: [{ id: '0', ...translated({ name: '-' }) }],
    ...translated({ name: '-' }),
  },
  items: { category: '-', ...translated({ name: '-' }) },
  pages: translated({ title: '-' }),
  info_pages: translated({ path: '/0', title: '-' }),
};

/** A shop with empty fields. */
const blankContent = contentSchema.parse({
  company: placeholders.company,
  project: placeholders.project,
});

/**
 * A broken record with placeholders for its broken fields, so that references to it can still be
 * checked. Undefined if its name is broken as well, or if nothing refers to records of its
 * collection.
 */
export function placeholder(
  collection: Collection,
  schema: z.core.$ZodType,
  record: unknown,
): unknown {
  const blank = placeholders[collection];
  return blank && mend(schema, record, blank);
}

function mend(schema: z.core.$ZodType, record: unknown, blank: Blank): unknown {
  const fields: Blank = { ...blank };
  const source = typeof record === 'object' && record !== null ? record : {};
  for (const [name, field] of Object.entries(shapeOf(schema) ?? {})) {
    if (!Object.hasOwn(source, name)) continue;
    const value: unknown = Reflect.get(source, name);
    if (z.safeParse(field, value).success) fields[name] = value;
    else if (name === 'translations') fields[name] = mendTranslations(field, value, blank[name]);
  }
  return z.safeParse(schema, fields).data;
}

/** The translations with a valid language, one for each; placeholders if there are none. */
function mendTranslations(schema: z.core.$ZodType, list: unknown, blank: unknown): unknown {
  const element = elementOf(schema);
  if (!element || !Array.isArray(list) || !Array.isArray(blank)) return blank;
  const { language: _, ...fields } = blank[0] as Blank;
  const byLanguage = new Map(
    list.flatMap((item) => {
      const mended = mend(element, item, fields) as Blank | undefined;
      return mended ? [[mended.language, mended]] : [];
    }),
  );
  return byLanguage.size > 0 ? [...byLanguage.values()] : blank;
}

function translated(fields: Blank): Blank {
  return { translations: [{ language: defaultLanguage, ...fields }] };
}
