import type { CollectionBeforeChangeHook, Field } from 'payload';
import { metaOf } from '../../../src/model/schema.ts';
import type { Collection } from '../../../src/model/site.ts';
import { isMadeFromTitle } from '../fields/field.ts';
import { formOf } from '../fields/form.ts';
import type { Made } from '../fields/made-from-title.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { type Data, dataOf } from '../records/data.ts';
import { nameField, recordShape } from './kinds.ts';

/** Stores a translated title: Payload only looks for titles at the top level of a document. */
const kept = 'adminTitle';

interface Title {
  field: string;
  /** The path of its input in a form. */
  path: string;
  /** The fields that get a value from it, unless somebody writes one. */
  makes: Made[];
  /** The field that stores it, if it is not a field of the model. */
  own: Field[];
  hooks: CollectionBeforeChangeHook[];
  /** Adds the title to the data, in all languages. */
  add(data: Data): Data;
}

/**
 * The title of a collection's records in the admin: the field marked in the model, or the record's
 * name.
 */
export function titleOf(name: Collection): Title {
  const shape = recordShape(name);
  for (const [field, schema] of Object.entries(shape)) {
    if (ownerWords(field, schema).inList === 'title') {
      return topTitle(storedName(field), slugsOf(name));
    }
    const form = formOf(schema);
    const inner =
      form.kind === 'translations' &&
      Object.keys(form.shape).find((at) => {
        const part = form.shape[at];
        return part && ownerWords(at, part).inList === 'title';
      });
    if (inner && form.kind === 'translations') {
      const paths = Object.entries(form.shape).flatMap(([at, part]) =>
        metaOf(part).kind === 'path' ? [{ path: `${field}.${at}`, as: 'path' as const }] : [],
      );
      return translatedTitle(field, inner, [...slugsOf(name), ...paths]);
    }
  }
  return topTitle(storedName(nameField(name)), []);
}

function slugsOf(name: Collection): Title['makes'] {
  const field = nameField(name);
  const schema = recordShape(name)[field];
  return schema && isMadeFromTitle(schema) ? [{ path: storedName(field), as: 'slug' }] : [];
}

function topTitle(field: string, makes: Title['makes']): Title {
  return { field, path: field, makes, own: [], hooks: [], add: (data) => data };
}

function translatedTitle(group: string, field: string, makes: Title['makes']): Title {
  const titleIn = (data: Data) => dataOf(data[group])[field];
  return {
    field: kept,
    path: `${group}.${field}`,
    makes,
    own: [
      {
        name: kept,
        type: 'text',
        localized: true,
        label: { de: 'Name', en: 'Name', fr: 'Nom' },
        admin: { hidden: true },
      },
    ],
    hooks: [({ data }): unknown => ({ ...data, [kept]: titleIn(data as Data) })],
    add: (data) => ({ ...data, [kept]: titleIn(data) ?? null }),
  };
}
