import type { ReactNode } from 'react';
import { partIds } from '#model/part-ids.ts';
import type { Language } from '#model/language.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './ask.module.css';

interface AskProps {
  words: {
    heading: string;
    /** What becomes of the request. */
    text: string;
    /** How to ask where no server takes forms. */
    directly: string;
  };
  /** What it is about, on a page that tells of more than that. */
  about?: { title: string; lang?: Language | undefined; detail?: string };
  company: CompanyView;
  /** The form, where a server takes it. */
  children?: ReactNode;
}

/** The section of a page in which visitors ask the shop for something, by a form or else directly. */
export function Ask({ words, about, company, children }: AskProps) {
  return (
    <div data-print="hide">
      <Section>
        <div className={styles.ask} data-apart={about ? true : undefined}>
          <div>
            <h2 id={partIds.ask}>{words.heading}</h2>
            {about ? (
              <p className={styles.about} lang={about.lang}>
                {about.title}
              </p>
            ) : null}
            {about?.detail ? <p>{about.detail}</p> : null}
            <p>{children ? words.text : words.directly}</p>
          </div>
          {children ?? <ContactLines company={company} />}
        </div>
      </Section>
    </div>
  );
}
