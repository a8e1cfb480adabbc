import type { BrandCard, ViewLink } from '#model/views/common.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './brand-list.module.css';

interface BrandListProps {
  /** Heading; `id` is its anchor. */
  title: string;
  id: string;
  /** The target of the heading. */
  href?: string | undefined;
  /** Link to more brands. */
  more?: ViewLink | undefined;
  brands: readonly BrandCard[];
  /**
   * `logos`: a wall of logos without text; `cards`: each with the brand's claim; `index`: cards
   * beside their heading.
   */
  variant?: 'logos' | 'cards' | 'index';
}

/** Logos with a smaller aspect ratio are pictures, which do not contain the name. */
const leastRatio = 2;

/**
 * Brands as a grid of logos that link to the brands' pages; renders nothing without brands. A brand
 * without a logo shows its name.
 */
export function BrandList({ title, id, href, more, brands, variant = 'cards' }: BrandListProps) {
  if (brands.length === 0) return null;
  return (
    <Section
      title={title}
      id={id}
      href={href}
      more={more}
      layout={variant === 'index' ? 'beside' : 'below'}
    >
      <ul role="list" className={styles.list} data-variant={variant}>
        {brands.map(({ name, href: page, headline, lang, logo }) => (
          <li key={page}>
            <a href={page} className={styles.brand}>
              <BrandName name={name} logo={logo} />
              {variant === 'logos' ? null : (
                <span className={styles.headline} lang={lang}>
                  {headline}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function BrandName({ name, logo }: { name: string; logo: BrandCard['logo'] }) {
  if (!logo) return <span className={styles.name}>{name}</span>;
  const isNamed = logo.width / logo.height >= leastRatio;
  return (
    <>
      <Logo logo={logo} name={isNamed ? name : ''} className={styles.logo} />
      {isNamed ? null : <span className={styles.caption}>{name}</span>}
    </>
  );
}
