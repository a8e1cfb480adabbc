import { classes } from '../classes.ts';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** What always holds: shown without scripts, and where it is not sure. */
  always?: string;
  /** What is shown on each kind of day, in place of whether the shop is open. */
  byKind?: readonly string[];
  className?: string | undefined;
}

/**
 * Whether the shop is open now, or the further place around it, which `data-place` counts from 1 on. A
 * script of the document writes the text (`src/site/inline/open-now.ts`); React keeps out of it.
 */
export function OpenNow({ always = '', byKind, className }: OpenNowProps) {
  return (
    <span
      // In another language it is another element, which the script has not yet written.
      key={always}
      className={classes(byKind ? undefined : styles.now, className)}
      data-now={[always, ...(byKind ?? [])].join('\n')}
      suppressHydrationWarning
    >
      {always}
    </span>
  );
}
