import type { ReactNode } from 'react';
import type { BodyView } from '#model/views/common.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './hero.module.css';

interface HeroProps {
  body: BodyView;
  /** `window`: full width, by `WindowHero`; `split`: picture beside the heading. */
  variant?: 'window' | 'split';
  className?: string | undefined;
  /** Content above the heading, such as breadcrumbs. */
  before?: ReactNode;
  /** Starts the heading: the name that the title refers to, as a logo or as text. */
  name?: ReactNode;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
}

/** The text beside the picture can make it as high as its maximum. */
const boxes = {
  window: [
    { from: 768, width: '100vw', height: 'clamp(420px, max(100vh - 220px, 34vw), 860px)' },
    { width: '100vw', height: 4 / 3 },
  ],
  split: [
    { from: 992, width: '58vw', height: '780px' },
    { width: '100vw', height: 3 / 2 },
  ],
};

/** The hero of a page: its heading and lead, with a picture if there is one. */
export function Hero({ body, variant = 'split', className, before, name, children }: HeroProps) {
  const { title, lead, lang, picture } = body;
  const image = picture ? (
    <Picture picture={picture} boxes={boxes[variant]} priority className={styles.picture} />
  ) : null;
  // In visual order: browsers paint documents that have arrived in part, and the rest must not move
  // anything.
  const isPictureFirst = variant === 'window';
  return (
    <div className={classes(styles.hero, className)} data-variant={picture ? variant : 'plain'}>
      {isPictureFirst ? image : null}
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
      {isPictureFirst ? null : image}
    </div>
  );
}
