import type { Html } from '#model/views/common.ts';
import type { Language } from '#model/language.ts';
import { classes } from '../classes.ts';
import styles from './prose.module.css';

interface ProseProps {
  text: Html;
  lang?: Language | undefined;
  className?: string | undefined;
}

/** Running text, made and made safe by the build. */
export function Prose({ text, lang, className }: ProseProps) {
  return (
    <div
      className={classes(styles.prose, className)}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  );
}
