import type { Picture as PictureData } from '#model/picture.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './gallery.module.css';

/**
 * Pictures side by side, in a layout that depends on their number; renders nothing without
 * pictures.
 */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const messages = useMessages();
  if (pictures.length === 0) return null;
  return (
    <Section>
      <ul
        role="list"
        className={styles.gallery}
        data-count={Math.min(pictures.length, 5)}
        aria-label={messages.gallery}
        data-print="hide"
      >
        {pictures.map((picture, at) => (
          <li key={at}>
            <Picture
              picture={picture}
              sizes="(width < 768px) 90vw, 45vw"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
