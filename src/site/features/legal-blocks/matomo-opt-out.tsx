import { useMemo } from 'react';
import type { FrameView } from '#model/views/external.ts';
import { useExternalMessages } from '../../messages/external.ts';
import { ExternalContent } from '../../ui/external-content/external-content.tsx';
import { frameLoader } from '../../ui/external-content/load-frame.ts';
import styles from './matomo-opt-out.module.css';

/** Matomo's own opt-out, beside the site's. Loading it once is enough: it is needed once. */
export function MatomoOptOut({ optOut }: { optOut: FrameView }) {
  const { heading, text, title } = useExternalMessages().optOut;
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
