import type { ItemView } from '#model/views/pages.ts';
import { useItemMessages } from '../../messages/item.ts';
import styles from './item.module.css';

/** What an item is, attribute by attribute; nothing if there is nothing to say. */
export function Facts({ view: { facts, sku } }: { view: ItemView }) {
  const words = useItemMessages();
  if (facts.length === 0 && sku === undefined) return null;
  return (
    <dl className={styles.facts} aria-label={words.facts}>
      {facts.map(({ term, value, lang }) => (
        <div key={term} lang={lang}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sku === undefined ? null : (
        <div>
          <dt>{words.sku}</dt>
          <dd>{sku}</dd>
        </div>
      )}
    </dl>
  );
}
