import type { Place } from '../diagnostics/diagnostic.ts';
import type { ExportedFile, ExportedRecord } from './export.ts';
import { storedName } from './stored-name.ts';
import { isListed, nameOfCollection, nameOfField } from './words.ts';

type Records = ReadonlyMap<string, readonly ExportedRecord[]>;

/**
 * Finds where values of exported records can be edited: the record's title in the admin, and the
 * URL of the field there.
 *
 * @param url address of the content system.
 */
export function placesOf(records: Records, url: string): (path: readonly PropertyKey[]) => Place {
  return ([first = '', ...rest]) => {
    const collection = String(first);
    const inList = isListed(collection);
    const [index, ...below] = inList ? rest : [0, ...rest];
    const record = typeof index === 'number' ? records.get(collection)?.[index] : undefined;
    if (!record) {
      const place = inList ? {} : { url: new URL(`/admin/globals/${collection}`, url).href };
      return { document: nameOfCollection(collection), ...fieldOf(collection, below), ...place };
    }
    const { title, admin, value } = record;
    const isGlobal = admin.startsWith('/admin/globals/');
    const within = inList && isGlobal ? ['entries', Number(index)] : [];
    const { steps, language } = adminPath(value, below);
    const query = language === undefined ? '' : `?locale=${language}`;
    const id = [...within, ...steps].map((step) => storedName(String(step))).join('__');
    const place = new URL(`${admin}${query}${id ? `#field-${id}` : ''}`, url).href;
    return { document: title, ...fieldOf(collection, below, language), url: place };
  };
}

/** The place of a file, for mistakes in its bytes. */
export function placeOfFile({ title, admin }: ExportedFile, url: string): Place {
  return { document: title, url: new URL(admin, url).href };
}

function fieldOf(
  collection: string,
  path: readonly PropertyKey[],
  language?: string,
): Pick<Place, 'field'> {
  return path.length > 0 ? { field: nameOfField(collection, path, language) } : {};
}

/**
 * The path of a field in the admin, where `translations` is one group of fields with a value in
 * each language, rather than a list of records.
 */
function adminPath(
  value: unknown,
  path: readonly PropertyKey[],
): { steps: PropertyKey[]; language?: string } {
  const steps: PropertyKey[] = [];
  let language: string | undefined;
  let at = value;
  for (const [index, step] of path.entries()) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (path[index - 1] === 'translations' && typeof step === 'number') {
      const own: unknown =
        typeof at === 'object' && at !== null ? Reflect.get(at, 'language') : undefined;
      if (typeof own === 'string' && /^[a-z]{2}$/.test(own)) language = own;
    } else {
      steps.push(step);
    }
  }
  return { steps, ...(language !== undefined && { language }) };
}
