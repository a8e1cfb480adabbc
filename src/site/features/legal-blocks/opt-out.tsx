import { useMemo } from 'react';
import type { OptOutView } from '#model/views/external.ts';
import { ExternalContent } from '../../ui/external-content/external-content.tsx';
import { frameLoader } from '../../ui/external-content/load-frame.ts';
import styles from './opt-out.module.css';

/**
 * A service's own opt-out, in addition to the site's. Offered only for one load at a time, because
 * visitors need it only once.
 */
export function OptOut({ optOut: { heading, text, content, frame } }: { optOut: OptOutView }) {
  const load = useMemo(() => frameLoader(frame, content.title), [frame, content.title]);
  return (
    <section className={styles.optOut}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <ExternalContent content={content} load={load} onlyOnce className={styles.frame} />
    </section>
  );
}
