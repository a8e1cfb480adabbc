import type { BrandCard, ViewLink } from '#model/views/common.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './brand-list.module.css';

interface BrandListProps {
  /** Heading, and its anchor. */
  title: string;
  id: string;
  /** Leads to more brands. */
  more?: ViewLink | undefined;
  brands: readonly BrandCard[];
  /** `logos`: name only, as a wall of logos; `cards`: with the brand's line. */
  variant?: 'logos' | 'cards';
}

/**
 * Brands as a grid of logos, each leading to the brand's page; nothing where there are none. A brand
 * without a logo is set in type.
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
