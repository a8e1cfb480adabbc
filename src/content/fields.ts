import type { FieldKind } from '#model/fields.ts';
import { collections, type Draft } from './draft.ts';
import { recordSchema } from './validate.ts';
import { type MarkedField, type TranslationList, visitFields } from './visit-fields.ts';

/** The marked fields and the lists of translations of a shop's sound records. */
export interface Fields {
  ofKind(kind: FieldKind): readonly MarkedField[];
  translations: readonly TranslationList[];
}

export function collectFields(draft: Draft): Fields {
  const byKind = new Map<FieldKind, MarkedField[]>();
  const translations: TranslationList[] = [];
  for (const collection of collections) {
    const schema = recordSchema(collection);
    for (const { value, path, sound } of draft[collection]) {
      if (!sound) continue;
      visitFields(
        schema,
        value,
        (found) => {
          if (found.kind === 'translations') return void translations.push(found);
          const known = byKind.get(found.kind);
          if (known) known.push(found);
          else byKind.set(found.kind, [found]);
        },
        path,
      );
    }
  }
  return { ofKind: (kind) => byKind.get(kind) ?? [], translations };
}
