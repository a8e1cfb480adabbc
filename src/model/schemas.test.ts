import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentSchema } from './site.ts';

interface Field {
  path: string;
  schema: z.core.$ZodType;
}

interface Found {
  objects: Field[];
  fields: Field[];
}

/** The schemas directly inside a schema that is not an object. */
function innerSchemas(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return [def.innerType];
    case 'pipe':
      return [def.in, def.out];
    case 'array':
      return [def.element];
    case 'tuple':
      return def.items;
    case 'union':
      return def.options;
    case 'record':
      return [def.keyType, def.valueType];
    case 'object':
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'transform':
      return [];
    default:
      throw new Error(`The walk does not know schemas of type "${def.type}" yet.`);
  }
}

/** Collects all objects below a schema, and all their fields. */
function walk(path: string, schema: z.core.$ZodType, into: Found): void {
  if (schema instanceof z.ZodObject) {
    into.objects.push({ path, schema });
    for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      const place = { path: `${path}.${name}`, schema: field };
      into.fields.push(place);
      walk(place.path, place.schema, into);
    }
  }
  for (const inner of innerSchemas(schema)) walk(path, inner, into);
}

/**
 * The description of a schema, also from inside wrappers such as `optional`, but not from inside a
 * list.
 */
function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const own = z.globalRegistry.get(schema)?.description;
  if (own !== undefined || schema._zod.def.type === 'array') return own;
  return innerSchemas(schema)
    .map(descriptionOf)
    .find((description) => description !== undefined);
}

const found: Found = { objects: [], fields: [] };
walk('content', contentSchema, found);

describe('the walk through the schemas', () => {
  it('reaches nested fields', () => {
    const paths = found.fields.map(({ path }) => path);
    expect(paths).toContain('content.menu.groups.sub_links.translations.display_name');
    expect(paths).toContain('content.theme.config.components.footer.fontColor');
    expect(paths).toContain('content.project.siteMetadata.siteUrl');
    expect(paths).toContain('content.images.focus');
  });
});

describe('every field of the content', () => {
  it.each(found.fields)('has a description: $path', ({ schema }) => {
    expect(descriptionOf(schema)?.trim()).toBeTruthy();
  });
});

describe('every object of the content', () => {
  it.each(found.objects)('rejects unknown keys: $path', ({ schema }) => {
    const { error } = z.safeParse(schema, { colour: 'unknown' });
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['colour'] }),
    );
  });
});
