import { partIds } from '#model/part-ids.ts';
import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './category.module.css';

/** A category of products: its contents, brands and related links. */
export default function Category({ view, shell }: TemplateProps<'template-category'>) {
  const messages = useMessages();
  const { body, brands } = view;
  return (
    <>
      <Hero body={body} />
      <Text body={body} className={styles.text} />
      <BrandList
        id={partIds.brands}
        title={messages.brandsOfRange}
        more={shell.brands ? { href: shell.brands, label: messages.allBrands } : undefined}
        brands={brands}
      />
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
      <CallToAction shell={shell} />
    </>
  );
}
