import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** The running text. */
  children: ReactNode;
  /** Content beside the text in wide windows, and below it in small ones. */
  aside: ReactNode;
}

/** Text with content beside it. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
