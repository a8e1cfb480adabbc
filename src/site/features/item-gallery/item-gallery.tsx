import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { largestFile, type Picture as PictureData } from '#model/picture.ts';
import { itemWords } from '#words/item.ts';
import { useLanguage } from '../../messages/messages.tsx';
import type { Box } from '../../ui/picture/cover-sizes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './item-gallery.module.css';

const loadZoom = () => import('./zoom-dialog.tsx');
const ZoomDialog = lazy(loadZoom);

/**
 * The first is above the others, which are two in a row; in small windows they are side by side.
 */
const first: readonly Box[] = [{ from: 992, width: 'min(50vw, 780px)' }, { width: '90vw' }];
const further: readonly Box[] = [{ from: 992, width: 'min(25vw, 380px)' }, { width: '80vw' }];

/**
 * The pictures of an item. Each opens in a large view with zoom; without JavaScript it is a link to
 * the file.
 */
export function ItemGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const { pictures: label, zoom } = itemWords[useLanguage()];
  const [at, setAt] = useState<number>();
  if (pictures.length === 0) return null;
  const open = async (event: MouseEvent<HTMLAnchorElement>, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await loadZoom();
      setAt(place);
    } catch {
      location.assign(href);
    }
  };
  return (
    <>
      <ul role="list" className={styles.gallery} aria-label={label} data-count={pictures.length}>
        {pictures.map((picture, place) => (
          <li key={picture.base}>
            <a
              href={largestFile(picture)}
              className={styles.open}
              aria-haspopup="dialog"
              onClick={(event) => void open(event, place)}
            >
              <span className="visually-hidden">{zoom.open(picture.alt)}</span>
              <Picture
                picture={picture}
                boxes={place === 0 ? first : further}
                priority={place === 0}
                alt=""
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <ZoomDialog pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
