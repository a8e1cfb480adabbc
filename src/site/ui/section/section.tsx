import type { ReactNode } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** Anchor of the title. */
  id?: string;
  title?: string;
  /** Leads to more of the same, beside the title. */
  more?: ViewLink | undefined;
  children: ReactNode;
}

/** A part of a page within the site wrapper, set off from the one before. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {title ? (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {more ? (
            <Link link={more} className={styles.more}>
              {more.label} <Icon name="arrow" />
            </Link>
          ) : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
