import { useMemo } from 'react';
import type { FrameView } from '#model/views/external.ts';
import { externalWords } from '#words/external.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { ExternalContent } from '../../ui/external-content/external-content.tsx';
import { frameLoader } from '../../ui/external-content/load-frame.ts';
import styles from './matomo-opt-out.module.css';

/**
 * Matomo's own opt-out, in addition to the site's. Offered only for one load at a time, because
 * visitors need it only once.
 */
export function MatomoOptOut({ optOut }: { optOut: FrameView }) {
  const { heading, text, title } = externalWords[useLanguage()].optOut;
  const { frame, ...content } = optOut;
  const load = useMemo(() => frameLoader(frame, title), [frame, title]);
  return (
    <section className={styles.tracking}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <ExternalContent
        content={{ ...content, title }}
        load={load}
        onlyOnce
        className={styles.frame}
      />
    </section>
  );
}
