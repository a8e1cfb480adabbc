import { partIds } from '#model/part-ids.ts';
import type { ItemCardView } from '#model/views/item-card.ts';
import { itemWords } from '#words/item.ts';
import { AddToRequestList } from '../../features/add-to-request-list/add-to-request-list.tsx';
import { ItemCard } from '../../features/item-card/item-card.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './item.module.css';

interface SimilarProps {
  items: readonly ItemCardView[];
  /** The list with all of them. */
  more: string;
}

/** Items similar to the page's; renders nothing if there are none. */
export function Similar({ items, more }: SimilarProps) {
  const words = itemWords[useLanguage()];
  if (items.length === 0) return null;
  return (
    <div data-print="hide">
      <Section id={partIds.similar} title={words.similar} more={{ href: more, label: words.all }}>
        <ul role="list" className={styles.similar}>
          {items.map((item) => (
            <li key={item.slug}>
              <ItemCard item={item} action={<AddToRequestList item={item} />} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
