import type { ReactNode } from 'react';
import { partIds } from '#model/part-ids.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { Ask } from './ask.tsx';
import styles from './request-section.module.css';

interface RequestSectionProps {
  words: {
    heading: string;
    /** What becomes of the request. */
    text: string;
    /** How to ask where no server takes forms. */
    directly: string;
    /** What is said once it has been sent. */
    sent: { heading: string; text: string; again: string };
  };
  company: CompanyView;
  /** The form, where a server takes it. */
  children?: ReactNode;
}

/**
 * A form that asks the shop for something. The answer to it is a part of the page too, shown by the address
 * that the form leads to, with JavaScript or without.
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
