import { type MouseEvent, useSyncExternalStore } from 'react';
import { pieceId } from '#model/part-ids.ts';
import type { DisplayPiece } from './views.ts';
import styles from './window-tag.module.css';

interface WindowTagProps {
  piece: DisplayPiece;
  /** Its number among the pieces, starting at 1. */
  number: number;
  /** Whether its card is shown. */
  isOpen: boolean;
  onClick: (event: MouseEvent) => void;
}

/**
 * The price tag of a piece; its number if there is little room. It opens the piece's card; without
 * JavaScript, it links to the piece in the list below.
 */
export function WindowTag({ piece, number, isOpen, onClick }: WindowTagProps) {
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const { slug, name, lang, price } = piece;
  return (
    <a
      href={`#${pieceId(slug)}`}
      className={styles.tag}
      {...(isAlive ? { 'aria-expanded': isOpen } : {})}
      onClick={onClick}
    >
      <span className={styles.number}>{number}</span>
      <span className={styles.paper}>
        <span lang={lang}>{name}</span> <b>{price}</b>
      </span>
    </a>
  );
}

/** Without JavaScript the tag opens nothing. */
const inBrowser = () => true;
const onServer = () => false;
const neverChanges = () => () => {};
