import type { ReactNode } from 'react';
import { partIds } from '#model/part-ids.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { Ask } from './ask.tsx';
import styles from './request-section.module.css';

interface RequestSectionProps {
  words: {
    heading: string;
    /** What happens with the request. */
    text: string;
    /** How to ask if no server accepts forms. */
    directly: string;
    /** The text once it has been sent. */
    sent: { heading: string; text: string; again: string };
  };
  company: CompanyView;
  /** The form, if a server accepts it. */
  children?: ReactNode;
}

/**
 * A form that asks the shop for something. The confirmation is part of the page too, shown by the
 * address that the form leads to, with or without JavaScript.
 */
export function RequestSection({ words, company, children }: RequestSectionProps) {
  const { sent } = words;
  return (
    <>
      <div id={partIds.sent} className={styles.sent} tabIndex={-1}>
        <div>
          <h2>{sent.heading}</h2>
          <p>{sent.text}</p>
          <p>
            <a href={`#${partIds.ask}`}>{sent.again}</a>
          </p>
        </div>
      </div>
      <div className={styles.ask}>
        <Ask words={words} company={company}>
          {children}
        </Ask>
      </div>
    </>
  );
}
