import type { ReactNode } from 'react';
import type { DisplayPiece } from './views.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { shopWindowWords } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { Picture } from '#site/ui/picture/picture.tsx';
import styles from './window-card.module.css';

interface WindowCardProps {
  piece: DisplayPiece;
  action: ReactNode;
}

/** The card of a price tag: picture, price, and a link to the piece's page. */
export function WindowCard({ piece, action }: WindowCardProps) {
  const words = shopWindowWords[useLanguage()];
  const { availability: states } = catalogueWords[useLanguage()];
  const { path, name, lang, brand, price, availability, picture } = piece;
  return (
    <div className={styles.card}>
      {picture ? (
        <Picture picture={picture} boxes={[{ width: '150px', height: 1 }]} alt="" />
      ) : null}
      <div className={styles.words}>
        {brand ? <p className={styles.brand}>{brand}</p> : null}
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <p className={styles.price}>
          {price}
          {availability === 'in_stock' ? null : <span>{states[availability]}</span>}
        </p>
        <p className={styles.links}>
          <a href={path}>
            {words.piece}
            <span className="visually-hidden" lang={lang}>
              : {name}
            </span>{' '}
            <Icon name="arrow" />
          </a>
          {action}
        </p>
      </div>
    </div>
  );
}
