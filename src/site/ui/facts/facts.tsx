import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** The subject of the facts, for screen readers. */
  label?: string;
  children: ReactNode;
}

/**
 * A list of facts, each a line with a term and its details. Around it, `--term` sets the width of
 * the terms and `--fact-space` the space above and below each fact.
 */
export function Facts({ label, children }: FactsProps) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  );
}

interface FactProps {
  term: string;
  lang?: string | undefined;
  children: ReactNode;
}

export function Fact({ term, lang, children }: FactProps) {
  return (
    <div lang={lang}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
