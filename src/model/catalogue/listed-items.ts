import type { Item } from '../entities/item.ts';
import type { Content } from '../site.ts';

/**
 * The items that lists show: all that are still available. Empty if content turns the catalogue
 * off.
 */
export function listedItems({
  items,
  categories,
  project,
}: Pick<Content, 'items' | 'categories' | 'project'>): Item[] {
  if (!project.catalogue.enabled) return [];
  const known = new Set(categories.map(({ id }) => id));
  return items.filter(
    ({ availability, category }) => availability !== 'gone' && known.has(category),
  );
}
