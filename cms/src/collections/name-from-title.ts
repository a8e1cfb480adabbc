import {
  type CollectionBeforeChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import { defaultLanguage } from '../../../src/model/language.ts';
import type { Collection } from '../../../src/model/site.ts';
import { madeFrom } from '../fields/made-from-title.ts';
import { type Data, dataOf, textOf } from '../records/data.ts';
import { titleOf } from './titles.ts';

/**
 * Names a document after its title when it is first published, unless somebody has named it; its
 * form does the same while the title is typed. A name that is taken gets a number, such as for next
 * year's party with the same title.
 */
export function nameFromTitle(name: Collection): CollectionBeforeChangeHook[] {
  const { field: title, makes } = titleOf(name);
  const made = makes.find(({ as }) => as === 'slug');
  if (!made) return [];
  const hook: CollectionBeforeChangeHook = async ({ data: given, originalDoc, req, context }) => {
    const data: Data = given;
    if (data['_status'] !== 'published' || context['isImport']) return data;
    const { id, [made.path]: stored } = dataOf(originalDoc);
    const wanted = madeFrom(textOf(data[title]), made, defaultLanguage);
    const written = textOf(data[made.path] ?? stored);
    // Programs choose the names of their new documents.
    const isMade = written === '' || (written === wanted && id !== undefined);
    if (wanted === '' || !isMade) return data;
    const published = await publishedNames(req, name, made.path);
    if (published.has(id)) return data;
    const taken = new Set(published.values());
    let free = wanted;
    for (let at = 2; taken.has(free); at += 1) free = `${wanted}-${at}`;
    return { ...data, [made.path]: free };
  };
  return [hook];
}

/** The names of all published documents of a collection, by their ids. */
async function publishedNames(
  req: PayloadRequest,
  collection: Collection,
  field: string,
): Promise<ReadonlyMap<unknown, unknown>> {
  const { docs } = await req.payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    select: { [field]: true },
    pagination: false,
    depth: 0,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return new Map(docs.map((doc) => [doc.id, dataOf(doc)[field]]));
}
