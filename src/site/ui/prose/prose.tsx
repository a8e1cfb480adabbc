import { useState } from 'react';
import type { Html } from '#model/views/common.ts';
import type { Language } from '#model/language.ts';
import { classes } from '../classes.ts';
import { useLater } from '../use-later.ts';
import styles from './prose.module.css';

interface ProseProps {
  text: Html;
  lang?: Language | undefined;
  className?: string | undefined;
}

/** Running text, rendered and sanitised by the build. Videos are rendered into its placeholders. */
export function Prose({ text, lang, className }: ProseProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const hasVideos = text.html.includes(' data-video="');
  const videos = useLater(hasVideos ? loadVideos : undefined);
  return (
    <>
      <div
        ref={hasVideos ? setElement : undefined}
        className={classes(styles.prose, className)}
        lang={lang}
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
      {videos && element ? <videos.Videos key={text.html} text={element} /> : null}
    </>
  );
}

const loadVideos = () => import('../external-content/videos.tsx');
