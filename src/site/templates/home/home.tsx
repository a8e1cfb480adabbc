import { partIds } from '#model/part-ids.ts';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { WindowHero } from '../../features/hero/window-hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { Visit } from '../../features/visit/visit.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { type FeatureSection, Sections } from '../sections.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './home.module.css';

/** The sections of features, in the order of their names. */
const sections = import.meta.glob<FeatureSection>('../../../features/*/*.{home,home.contact}.tsx', {
  import: 'default',
  eager: true,
});

/** The home page: the store window, the range, the brands, what features add, and the way to the shop. */
export default function Home({ view, shell }: TemplateProps<'template-home'>) {
  const messages = useMessages();
  const { body, brands, brandsLink } = view;
  return (
    <>
      <WindowHero body={body} />
      <Text body={body} className={styles.text} />
      <Teasers teasers={body.teasers} variant="editorial" />
      <BrandList
        id={partIds.brands}
        title={messages.brandsOfRange}
        more={brandsLink && { ...brandsLink, label: messages.allBrands }}
        brands={brands}
        variant="logos"
      />
      <Sections sections={sections} view={view} shell={shell} />
      <div className={styles.visit}>
        <Visit shell={shell} picture={body.gallery[0]} />
      </div>
    </>
  );
}
