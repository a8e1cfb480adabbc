import { useId } from 'react';
import type { RatingBoxView } from '#model/views/external.ts';
import { externalWords } from '#words/external.ts';
import { useLanguage } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExternalFrame } from '../../../ui/external-content/external-frame.tsx';
import type { LoadingState } from '../../../ui/external-content/use-loading.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { PlaceDetails } from './look-up-place.ts';
import { Rating } from './rating.tsx';
import styles from './rating-box.module.css';

interface RatingPanelProps {
  box: RatingBoxView;
  state: LoadingState;
  /** Undefined until the visitor has consented and the details have loaded. */
  details?: PlaceDetails | undefined;
  isOpen: boolean;
  onToggle?: () => void;
  onOnce?: () => void;
  onAlways?: () => void;
}

/** A button in the corner of the window with a panel: the rating, or the request for consent. */
export function RatingPanel({ box, details, isOpen, onToggle, ...frame }: RatingPanelProps) {
  const messages = externalWords[useLanguage()];
  const panel = useId();
  return (
    <aside className={styles.box} aria-label={messages.ratings} data-print="hide">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
      >
        <span aria-hidden="true">★</span> {messages.ratings}
        <Icon name="chevron" />
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {details ? (
          <Found box={box} details={details} />
        ) : (
          <ExternalFrame
            content={{ ...box.content, title: messages.ratingsOf(box.content.title) }}
            {...frame}
          />
        )}
        <Button variant="outline" onClick={onToggle}>
          {messages.notNow}
        </Button>
      </div>
    </aside>
  );
}

function Found({ box, details }: { box: RatingBoxView; details: PlaceDetails }) {
  const messages = externalWords[useLanguage()];
  const { address, title } = box.content;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <Rating {...details} />
      <p lang={box.lang} className={styles.note}>
        {box.note}
      </p>
      {address ? (
        <Link
          link={{
            href: address,
            label: messages.openAt('Google Maps'),
            icon: 'link',
            newTab: true,
          }}
        />
      ) : null}
    </>
  );
}
