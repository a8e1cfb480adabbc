import type { ReactNode } from 'react';
import type { ItemCardView } from '#model/views/item-card.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { useLanguage } from '../../messages/messages.tsx';
import type { Box } from '../../ui/picture/cover-sizes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './item-card.module.css';

interface ItemCardProps {
  item: ItemCardView;
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
  /** The boxes of the picture; by default for a row of four in the widest windows. */
  boxes?: readonly Box[];
  /** A button over the picture, such as one that adds the item to a list. */
  action?: ReactNode;
}

const inRowOfFour: readonly Box[] = [
  { from: 1200, width: 'min(22vw, 330px)', height: 1 },
  { from: 768, width: '28vw', height: 1 },
  { width: '43vw', height: 1 },
];

/** An item in a list: picture, brand, name, price. The whole card is clickable. */
export function ItemCard({
  item,
  heading: Heading = 'h3',
  boxes = inRowOfFour,
  action,
}: ItemCardProps) {
  const { availability: words } = catalogueWords[useLanguage()];
  const { path, name, lang, brand, price, availability, picture } = item;
  return (
    <article className={styles.card} data-availability={availability}>
      {picture ? (
        <Picture picture={picture} boxes={boxes} alt="" className={styles.picture} />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.words}>
        {brand ? <p className={styles.brand}>{brand}</p> : null}
        <Heading className={styles.name} lang={lang}>
          <a href={path} className={styles.link}>
            {name}
          </a>
        </Heading>
        <p className={styles.price}>
          {price}
          {availability === 'in_stock' ? null : (
            <span className={styles.availability}>{words[availability]}</span>
          )}
        </p>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  );
}
