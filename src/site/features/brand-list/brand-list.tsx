import type { BrandCard, ViewLink } from '#model/views/common.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './brand-list.module.css';

interface BrandListProps {
  /** Heading; `id` is its anchor. */
  title: string;
  id: string;
  /** Link to more brands. */
  more?: ViewLink | undefined;
  brands: readonly BrandCard[];
  /** `logos`: a wall of logos without text; `cards`: each with the brand's claim. */
  variant?: 'logos' | 'cards';
}

/**
 * Brands as a grid of logos that link to the brands' pages; renders nothing without brands. A brand
 * without a logo shows its name.
 */
export function BrandList({ title, id, more, brands, variant = 'cards' }: BrandListProps) {
  if (brands.length === 0) return null;
  return (
    <Section title={title} id={id} more={more}>
      <ul role="list" className={styles.list} data-variant={variant}>
        {brands.map(({ name, href, headline, lang, logo }) => (
          <li key={href}>
            <a href={href} className={styles.brand}>
              {logo ? (
                <Logo logo={logo} name={name} className={styles.logo} />
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              {variant === 'cards' ? (
                <span className={styles.headline} lang={lang}>
                  {headline}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
