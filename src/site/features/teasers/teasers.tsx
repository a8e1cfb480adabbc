import type { TeaserView } from '#model/views/common.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { Box } from '../../ui/picture/cover-sizes.ts';
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

/** The widths of a card's picture, by its place among the cards. */
const widths = {
  whole: [{ from: 768, width: '45vw' }],
  half: [{ from: 768, width: '45vw' }],
  third: [
    { from: 992, width: '30vw' },
    { from: 768, width: '45vw' },
  ],
  large: [{ from: 768, width: '53vw' }],
  small: [{ from: 768, width: '38vw' }],
};

type Place = keyof typeof widths;

/** Cards with a picture and a short text. The whole card is clickable. */
export function Teasers({ teasers, variant = 'even', heading = 'h2' }: TeasersProps) {
  if (teasers.length === 0) return null;
  return (
    <Section>
      <ul role="list" className={styles.teasers} data-variant={variant} data-print="hide">
        {teasers.map((teaser, at) => {
          const place = placeOf(at, teasers.length, variant);
          return (
            <li key={at} className={styles.teaser} data-place={place} lang={teaser.lang}>
              <Card teaser={teaser} boxes={boxesOf(place, variant)} heading={heading} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface CardProps {
  teaser: TeaserView;
  boxes: readonly Box[];
  heading: 'h2' | 'h3';
}

function Card({ teaser: { title, text, picture, link }, boxes, heading: Heading }: CardProps) {
  return (
    <>
      {picture ? (
        <Picture
          picture={picture}
          boxes={boxes}
          className={styles.picture}
          {...(link ? { alt: '' } : {})}
        />
      ) : null}
      <Heading className={styles.title}>
        {link ? <Link link={{ ...link, label: title }} className={styles.link} plain /> : title}
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {link && link.label !== title ? (
        <p className={styles.more} aria-hidden="true">
          {link.label}
          <Icon name={link.newTab ? 'link' : 'arrow'} />
        </p>
      ) : null}
    </>
  );
}

/**
 * The size of a card by its position. Rows of two absorb the cards that rows of three would leave
 * over.
 */
function placeOf(at: number, count: number, variant: TeasersProps['variant']): Place {
  if (variant === 'editorial') return at % 4 === 0 || at % 4 === 3 ? 'large' : 'small';
  if (count === 1) return 'whole';
  const inPairs = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return at < inPairs ? 'half' : 'third';
}

function boxesOf(place: Place, variant: TeasersProps['variant']): Box[] {
  const ratio = variant === 'pieces' ? 1 : 4 / 3;
  return [
    ...widths[place].map((box) => ({ ...box, height: place === 'small' ? 1 : ratio })),
    { width: '90vw', height: ratio },
  ];
}
