import type { CollectionConfig } from 'payload';
import { groups } from '../../../src/model/owner-words.ts';

const order: readonly unknown[] = Object.values(groups);

/** Sorts collections by their groups: the menu shows a group at its first collection. */
export function inMenuOrder(collections: readonly CollectionConfig[]): CollectionConfig[] {
  const rank = ({ admin }: CollectionConfig) => order.indexOf(admin?.group);
  return collections.toSorted((one, other) => rank(one) - rank(other));
}
