import type { ItemView } from '#model/views/pages.ts';
import { itemWords } from '#words/item.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import styles from './item.module.css';

/** An item's attributes; renders nothing if there are none. */
export function ItemFacts({ view: { facts, sku } }: { view: ItemView }) {
  const words = itemWords[useLanguage()];
  if (facts.length === 0 && sku === undefined) return null;
  return (
    <div className={styles.facts}>
      <Facts label={words.facts}>
        {facts.map(({ term, value, lang }) => (
          <Fact key={term} term={term} lang={lang}>
            {value}
          </Fact>
        ))}
        {sku === undefined ? null : <Fact term={words.sku}>{sku}</Fact>}
      </Facts>
    </div>
  );
}
