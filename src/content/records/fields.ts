import type { FieldKind } from '#model/fields.ts';
import { collections, type Draft, type Entry } from './draft.ts';
import { recordSchema } from './validate.ts';
import { type MarkedField, type TranslationList, visitFields } from './visit-fields.ts';

/** The marked fields of a shop's records, and the lists of translations of those that are sound. */
export interface Fields {
  ofKind(kind: FieldKind): readonly MarkedField[];
  translations: readonly TranslationList[];
}

export function collectFields(draft: Draft): Fields {
  const byKind = new Map<FieldKind, MarkedField[]>();
  const translations: TranslationList[] = [];
  for (const collection of collections) {
    const schema = recordSchema(collection);
    for (const entry of draft[collection]) {
      visitFields(schema, entry.value, entry.path, (found) => {
        if (!entry.sound && !isDelivered(entry, found)) return;
        if (found.kind === 'translations') {
          translations.push(found);
          return;
        }
        const known = byKind.get(found.kind);
        if (known) known.push(found);
        else byKind.set(found.kind, [found]);
      });
    }
  }
  return { ofKind: (kind) => byKind.get(kind) ?? [], translations };
}

/** Whether a text of a broken record is its own, not a blank one in the place of a broken one. */
function isDelivered(entry: Entry, { path, value }: MarkedField | TranslationList): boolean {
  let delivered = entry.delivered;
  for (const step of path.slice(entry.path.length)) {
    if (typeof delivered !== 'object' || delivered === null) return false;
    delivered = Reflect.get(delivered, step);
  }
  return typeof delivered === 'string' && delivered.trim() === value;
}
