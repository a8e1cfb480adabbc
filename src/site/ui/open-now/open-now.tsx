import { classes } from '../classes.ts';
import styles from './open-now.module.css';

interface OpenNowProps {
  /** Text that is always true: shown without scripts, and if the status is uncertain. */
  always?: string;
  /** The text for each kind of day, instead of the opening status. */
  byKind?: readonly string[];
  className?: string | undefined;
}

/**
 * Whether the shop is open now, or the further place around it, which `data-place` numbers from 1.
 * A script of the document writes the text (`src/site/inline/open-now.ts`); React does not touch
 * it.
 */
export function OpenNow({ always = '', byKind, className }: OpenNowProps) {
  return (
    <span
      // In another language it is another element, which the script has not written yet.
      key={always}
      className={classes(byKind ? undefined : styles.now, className)}
      data-now={[always, ...(byKind ?? [])].join('\n')}
      suppressHydrationWarning
    >
      {always}
    </span>
  );
}
