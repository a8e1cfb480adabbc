import type { TeaserView } from '#model/views/common.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './teasers.module.css';

interface TeasersProps {
  teasers: readonly TeaserView[];
  /**
   * `editorial`: large and small in turn; `even`: all alike; `pieces`: square, for single items.
   */
  variant?: 'editorial' | 'even' | 'pieces';
  /** The level of the headings. */
  heading?: 'h2' | 'h3';
}

const sizes = {
  editorial: '(width < 768px) 90vw, 55vw',
  even: '(width < 768px) 90vw, (width < 1200px) 44vw, 30vw',
  pieces: '(width < 768px) 90vw, (width < 1200px) 44vw, 30vw',
};

/** Cards with a picture and a short text. The whole card is clickable. */
export function Teasers({ teasers, variant = 'even', heading = 'h2' }: TeasersProps) {
  const Heading = heading;
  if (teasers.length === 0) return null;
  return (
    <Section>
      <ul role="list" className={styles.teasers} data-variant={variant} data-print="hide">
        {teasers.map(({ title, text, lang, picture, link }, at) => (
          <li key={at} className={styles.teaser} lang={lang}>
            {picture ? (
              <Picture
                picture={picture}
                sizes={sizes[variant]}
                className={styles.picture}
                {...(link ? { alt: '' } : {})}
              />
            ) : null}
            <Heading className={styles.title}>
              {link ? (
                <Link link={{ ...link, label: title }} className={styles.link} plain />
              ) : (
                title
              )}
            </Heading>
            {text ? <p className={styles.text}>{text}</p> : null}
            {link && link.label !== title ? (
              <p className={styles.more} aria-hidden="true">
                {link.label}
                <Icon name={link.newTab ? 'link' : 'arrow'} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
