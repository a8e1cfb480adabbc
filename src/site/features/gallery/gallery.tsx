import type { Picture as PictureData } from '#model/picture.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { Box } from '../../ui/picture/cover-sizes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './gallery.module.css';

/** The height of a row whose pictures differ in width. */
const rowHeight = 'clamp(300px, 34vw, 500px)';

/** The places of a row in wide windows, with the boxes they give to pictures. */
const places = {
  whole: { width: '90vw', height: 3 / 2 },
  panorama: { width: '90vw', height: 21 / 9 },
  half: { width: '45vw', height: 3 / 2 },
  third: { width: '30vw', height: 3 / 2 },
  wide: { width: '53vw', height: rowHeight },
  narrow: { width: '38vw', height: rowHeight },
} satisfies Record<string, Box>;

type Place = keyof typeof places;

/**
 * Pictures side by side, in a layout that depends on their number; renders nothing without
 * pictures.
 */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const messages = useMessages();
  if (pictures.length === 0) return null;
  const layout = layoutOf(pictures.length);
  return (
    <Section>
      <ul role="list" className={styles.gallery} aria-label={messages.gallery} data-print="hide">
        {pictures.map((picture, at) => {
          const place = layout[at] ?? 'third';
          return (
            <li key={at} data-place={place}>
              <Picture
                picture={picture}
                boxes={[
                  { from: 768, ...places[place] },
                  { width: '90vw', height: 3 / 2 },
                ]}
                className={styles.picture}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The last row, by the number of pictures left for it. */
const lastRows: Record<number, Place[]> = { 1: ['panorama'], 2: ['half', 'half'] };

/** A place for each picture, without a gap at the end of a row. */
function layoutOf(count: number): Place[] {
  if (count === 1) return ['whole'];
  if (count === 2) return ['half', 'half'];
  if (count === 4) return ['wide', 'narrow', 'narrow', 'wide'];
  const rest = count - 2;
  const last = lastRows[rest % 3] ?? [];
  const middle: Place[] = Array.from({ length: rest - last.length }, () => 'third');
  return ['wide', 'narrow', ...middle, ...last];
}
