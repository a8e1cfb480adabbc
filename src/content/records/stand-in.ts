import { z } from 'zod';
import { defaultLanguage, languages } from '#model/language.ts';
import { type Collection, contentSchema } from '#model/site.ts';
import { elementOf, shapeOf } from '#model/schema.ts';

/** Fields that replace broken or missing ones. */
type Blank = Record<string, unknown>;

/** The required fields of records that others refer to, by collection. */
const blanks: Partial<Record<Collection, Blank>> & Record<'company' | 'project', Blank> = {
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
export const blankContent = contentSchema.parse({
  company: blanks.company,
  project: blanks.project,
});

/**
 * A broken record with its broken fields made blank, so that references to it can still be checked.
 * Undefined if its name is broken as well, or if nothing refers to records of its collection.
 */
export function standIn(collection: Collection, schema: z.core.$ZodType, record: unknown): unknown {
  const blank = blanks[collection];
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

/** The translations with a valid language, one for each; blank ones if there are none. */
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
