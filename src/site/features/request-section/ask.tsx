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
    /** What happens with the request. */
    text: string;
    /** How to ask if no server accepts forms. */
    directly: string;
  };
  /** The subject, if the page covers more than one. */
  about?: { title: string; lang?: Language | undefined; detail?: string };
  company: CompanyView;
  /** The form, if a server accepts it. */
  children?: ReactNode;
}

/** The section of a page in which visitors ask the shop for something, by form or directly. */
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
