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

/** Keeps a title that is translated: Payload looks for titles at the top of a document. */
const kept = 'adminTitle';

interface Title {
  field: string;
  /** Where it is typed in a form. */
  path: string;
  /** The fields that get a value from it, unless somebody writes one. */
  makes: Made[];
  /** The field that keeps it, if it is none of the model's. */
  own: Field[];
  hooks: CollectionBeforeChangeHook[];
  /** The data with the title that belongs to it, in all languages. */
  add(data: Data): Data;
}

/** What the records of a collection are called by in the admin: the field that the model marks, or the record's name. */
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
