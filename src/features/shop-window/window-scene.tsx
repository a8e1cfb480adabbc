import type { CSSProperties, ReactNode } from 'react';
import type { DisplayPiece, SceneView } from './views.ts';
import { shopWindowWords } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { WindowEvening } from './window-evening.tsx';
import { WindowCard } from './window-card.tsx';
import { placed, properties } from './placed.ts';
import { WindowTag } from './window-tag.tsx';
import { ScenePicture } from './scene-picture.tsx';
import { useOpenPiece } from './use-open-piece.client.ts';
import styles from './window-scene.module.css';

interface WindowSceneProps {
  scene: SceneView;
  /** The visitor's actions for a piece. */
  actionOf: (piece: DisplayPiece) => ReactNode;
  /** The opening status: an `OpenNow`, which switches the lamps. */
  now?: ReactNode;
}

/**
 * The shop window as seen from the street. Each piece has a price tag, which shows a card with
 * more. After closing time the lamps are lit.
 */
export function WindowScene({ scene, actionOf, now }: WindowSceneProps) {
  const words = shopWindowWords[useLanguage()];
  const { list, open, holderProps, onTagClick } = useOpenPiece();
  const { picture, narrow, pieces } = scene;
  return (
    <section className={styles.display} aria-label={words.scene} data-print="hide">
      <div className={styles.scene} style={ratios(scene)}>
        <ScenePicture picture={picture} narrow={narrow} />
        <WindowEvening scene={scene} />
        <ol role="list" className={styles.tags} ref={list}>
          {pieces.map((piece, at) => {
            const { slug, place } = piece;
            const isOpen = open === slug;
            return (
              <li key={slug} {...placed(place, narrow)} {...holderProps(slug)}>
                <WindowTag
                  piece={piece}
                  number={at + 1}
                  isOpen={isOpen}
                  onClick={(event) => onTagClick(slug, event)}
                />
                {isOpen ? <WindowCard piece={piece} action={actionOf(piece)} /> : null}
              </li>
            );
          })}
        </ol>
      </div>
      <div className={styles.foot}>
        <p>{words.hint}</p>
        {now ? <p>{now}</p> : null}
      </div>
    </section>
  );
}

/** The aspect ratios of the pictures, for the styles. */
function ratios({ picture, narrow = picture }: SceneView): CSSProperties {
  return properties({
    '--wide': `${picture.width} / ${picture.height}`,
    '--narrow': `${narrow.width} / ${narrow.height}`,
    '--ratio': (picture.width / picture.height).toFixed(2),
  });
}
