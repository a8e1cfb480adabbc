import { partIds, pieceId } from '#model/part-ids.ts';
import type { DisplayPiece } from './views.ts';
import { catalogueWords } from '#words/catalogue.ts';
import { shopWindowWords } from './messages.ts';
import { AddToRequestList } from '#site/features/add-to-request-list/add-to-request-list.tsx';
import { ItemCard } from '#site/features/item-card/item-card.tsx';
import { useLanguage } from '#site/messages/messages.tsx';
import { Section } from '#site/ui/section/section.tsx';
import { PutAside } from './put-aside.tsx';
import styles from './window-display.module.css';

/** The pieces of a display in order, numbered like their tags. */
export function PieceList({ pieces }: { pieces: readonly DisplayPiece[] }) {
  const words = shopWindowWords[useLanguage()];
  const { list } = catalogueWords[useLanguage()];
  if (pieces.length === 0) return null;
  return (
    <Section id={partIds.items} title={words.list}>
      <ol role="list" className={styles.pieces}>
        {pieces.map((piece, at) => (
          <li key={piece.slug} id={pieceId(piece.slug)}>
            <p className={styles.number}>{at + 1}</p>
            <ItemCard item={piece} action={<AddToRequestList item={piece} />} />
            <p className={styles.aside} data-print="hide">
              <PutAside piece={piece} />
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{list.priceNote}</p>
    </Section>
  );
}
