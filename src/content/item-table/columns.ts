import { z } from 'zod';
import { itemSchema } from '#model/entities/item.ts';
import { languages } from '#model/language.ts';
import { elementOf, metaOf, shapeOf, unwrap } from '#model/schema.ts';
import type { Content } from '#model/site.ts';
import {
  type Cell,
  namedOptions,
  readAttribute,
  readFlag,
  readList,
  readNamed,
  readNumber,
  readPrice,
} from './cells.ts';

/** A column that a table of items can have. */
export interface Column {
  /** Its heading in exports: 'price', 'name_de', 'attribute:width'. */
  name: string;
  /** Other accepted headings. */
  aliases: readonly string[];
  /** The field: ['price'], ['translations', 'de', 'name'], ['attributes', 'width']. */
  path: readonly [field: string, ...below: string[]];
  read: (text: string) => Cell;
}

export type Known = Pick<Content, 'attributes' | 'categories' | 'brands'>;

/** All columns that a table of a shop's items can have; the attributes' come last. */
export function columnsFor(known: Known): Column[] {
  const fields = Object.entries<z.core.$ZodType>(itemSchema.shape).flatMap(([name, schema]) => {
    if (name === 'attributes') return [];
    const texts = name === 'translations' && elementOf(schema);
    if (texts) return textColumns(shapeOf(texts) ?? {});
    const read = readers(known)[name] ?? readerOf(schema);
    return [{ name, aliases: aliasesOf(name, schema), path: [name], read } satisfies Column];
  });
  const attributes = known.attributes.map(
    (attribute) =>
      ({
        name: `attribute:${attribute.id}`,
        aliases: [attribute.id, ...attribute.translations.map(({ name }) => name)],
        path: ['attributes', attribute.id],
        read: readAttribute(attribute),
      }) satisfies Column,
  );
  return [...fields, ...attributes];
}

/** A column for each text in each language. */
function textColumns(shape: z.core.$ZodShape): Column[] {
  const texts = Object.entries<z.core.$ZodType>(shape).filter(([name]) => name !== 'language');
  return languages.flatMap((language) =>
    texts.map(([name, schema]) => ({
      name: `${name}_${language}`,
      aliases: aliasesOf(name, schema).flatMap((alias) => [
        `${alias} (${language})`,
        `${alias} ${language}`,
      ]),
      path: ['translations', language, name],
      read: (text) => ({ value: text }),
    })),
  );
}

/** The owner's names for a field. */
function aliasesOf(name: string, schema: z.core.$ZodType): string[] {
  const labels = Object.values(metaOf(schema).label ?? {});
  return name === 'price' ? [...labels, 'Preis', 'Price', 'Prix'] : labels;
}

/** Readers for fields that refer to other records or have several notations. */
function readers({ categories, brands }: Known): Partial<Record<string, Column['read']>> {
  return {
    price: readPrice,
    category: readNamed(
      'category',
      categories.map(({ id, translations }) => ({
        value: id,
        names: translations.map(({ title }) => title),
      })),
    ),
    brand: readNamed(
      'brand',
      brands.map(({ slug, display_name }) => ({ value: slug, names: [display_name] })),
    ),
  };
}

function readerOf(schema: z.core.$ZodType): Column['read'] {
  const { options } = metaOf(schema);
  const inner = unwrap(schema);
  if (options) return readNamed('value', namedOptions(options));
  if (elementOf(schema)) return readList;
  if (inner instanceof z.core.$ZodNumber) return readNumber;
  if (inner instanceof z.core.$ZodBoolean) return readFlag;
  return (text) => ({ value: text });
}
