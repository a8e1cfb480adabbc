import type { Field } from 'payload';
import type { ByLanguage } from './owner-words.ts';

interface Grouped {
  field: Field;
  group?: string;
}

/** The fields of a form as tabs, one for each group; without tabs where there is one group alone. */
export function inGroups(fields: readonly Grouped[]): Field[] {
  const byGroup = Map.groupBy(fields, ({ group = main }) => group);
  if (byGroup.size <= 1) return fields.map(({ field }) => field);
  const tabs = [...byGroup].map(([group, grouped]) => ({
    label: groupLabel(group),
    fields: grouped.map(({ field }) => field),
  }));
  return [{ type: 'tabs', tabs }];
}

const main = '';

/** The words of a group of fields or collections. */
export function groupLabel(group: string): ByLanguage | string {
  return group === main ? { de: 'Inhalt', en: 'Content', fr: 'Contenu' } : group;
}
