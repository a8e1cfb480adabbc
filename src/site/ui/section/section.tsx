import type { ReactNode } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './section.module.css';

interface SectionProps {
  /** The title's anchor. */
  id?: string;
  title?: string;
  /** Where the title leads. */
  href?: string | undefined;
  /** A link beside the title, to more of the same. */
  more?: ViewLink | undefined;
  /** `beside`: in wide windows the title has its own column. */
  layout?: 'below' | 'beside';
  children: ReactNode;
}

/** A section of a page within the site wrapper, spaced from the previous one. */
export function Section({ id, title, href, more, layout, children }: SectionProps) {
  return (
    <section className={styles.section} data-layout={layout === 'beside' ? layout : undefined}>
      {title ? (
        <div className={styles.head}>
          <h2 id={id}>{href ? <a href={href}>{title}</a> : title}</h2>
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
