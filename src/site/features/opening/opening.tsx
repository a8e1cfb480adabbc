import type { ReactNode } from 'react';
import type { BodyView } from '#model/views/common.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './opening.module.css';

interface OpeningProps {
  body: BodyView;
  /** `window`: across the page, as the home page has it; `split`: beside the heading. */
  variant?: 'window' | 'split';
  /** Stands above the heading: breadcrumbs. */
  before?: ReactNode;
  /** Opens the heading: the name that the title is said of, as a logo or in words. */
  name?: ReactNode;
  /** Stands below the lead: what to do next. */
  children?: ReactNode;
}

const sizes = {
  window: '(width < 1600px) 100vw, 1600px',
  split: '(width < 992px) 100vw, 58vw',
};

/** How a page opens: its heading and lead with its picture, or without one in plain type. */
export function Opening({ body, variant = 'split', before, name, children }: OpeningProps) {
  const { title, lead, lang, picture } = body;
  return (
    <div className={styles.opening} data-variant={picture ? variant : 'plain'}>
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
