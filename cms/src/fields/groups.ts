import type { Field } from 'payload';
import { type ByLanguage, type Group, groups } from '../../../src/model/owner-words.ts';

interface Grouped {
  field: Field;
  group?: Group | undefined;
}

/** The fields of a form as tabs, one for each group; no tabs if there is only one group. */
export function inGroups(fields: readonly Grouped[]): Field[] {
  const byGroup = Map.groupBy(fields, ({ group }) => group);
  if (byGroup.size <= 1) return fields.map(({ field }) => field);
  const tabs = [...byGroup]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([group, grouped]) => ({
      label: { ...(group ? groups[group] : main) },
      fields: grouped.map(({ field }) => field),
    }));
  return [{ type: 'tabs', tabs }];
}

const main: ByLanguage = { de: 'Inhalt', en: 'Content', fr: 'Contenu' };

/** The model's order, after fields without a group. */
function rank(group?: Group): number {
  return group ? Object.keys(groups).indexOf(group) : -1;
}
