import type { CollectionConfig } from 'payload';
import { groups } from '../../../src/model/owner-words.ts';

const order: readonly unknown[] = Object.values(groups);

/** Puts collections in the order of their groups: the menu shows a group where its first collection stands. */
export function inMenuOrder(collections: readonly CollectionConfig[]): CollectionConfig[] {
  const rank = ({ admin }: CollectionConfig) => order.indexOf(admin?.group);
  return collections.toSorted((one, other) => rank(one) - rank(other));
}
