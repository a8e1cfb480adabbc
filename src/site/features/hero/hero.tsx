import type { ReactNode } from 'react';
import type { BodyView } from '#model/views/common.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './hero.module.css';

interface HeroProps {
  body: BodyView;
  /** `window`: full width, as on the home page; `split`: picture beside the heading. */
  variant?: 'window' | 'split';
  /** Content above the heading, such as breadcrumbs. */
  before?: ReactNode;
  /** Starts the heading: the name that the title refers to, as a logo or as text. */
  name?: ReactNode;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
}

const sizes = {
  window: '(width < 1600px) 100vw, 1600px',
  split: '(width < 992px) 100vw, 58vw',
};

/** The hero of a page: its heading and lead, with a picture if there is one. */
export function Hero({ body, variant = 'split', before, name, children }: HeroProps) {
  const { title, lead, lang, picture } = body;
  return (
    <div className={styles.hero} data-variant={picture ? variant : 'plain'}>
      {picture ? (
        <Picture picture={picture} sizes={sizes[variant]} priority className={styles.picture} />
      ) : null}
      <div className={styles.words}>
        {before}
        <h1>
          {name}
          <span lang={lang}>{title}</span>
        </h1>
        {lead ? (
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
        ) : null}
        {children ? (
          <div className={styles.actions} data-print="hide">
            {children}
          </div>
        ) : null}
      </div>
    </div>
  );
}
