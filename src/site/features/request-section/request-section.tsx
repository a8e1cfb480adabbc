import type { ReactNode } from 'react';
import { partIds } from '#model/part-ids.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import { Section } from '../../ui/section/section.tsx';
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
  const { heading, text, directly, sent } = words;
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
      <div className={styles.ask} data-print="hide">
        <Section>
          <div className={styles.columns}>
            <div>
              <h2 id={partIds.ask}>{heading}</h2>
              <p>{children ? text : directly}</p>
            </div>
            {children ?? <ContactLines company={company} />}
          </div>
        </Section>
      </div>
    </>
  );
}
