import { Ask } from '../../features/ask/ask.tsx';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './category.module.css';

/** A category of the range: what it holds, which brands, what else belongs to it. */
export default function Category({ view, shell }: TemplateProps<'template-category'>) {
  const messages = useMessages();
  const { body, brands } = view;
  return (
    <>
      <Opening body={body} />
      {body.text ? (
        <Section>
          <Prose text={body.text} lang={body.lang} className={styles.text} />
        </Section>
      ) : null}
      {brands.length > 0 ? (
        <Section
          id="brands"
          title={messages.brandsOfRange}
          more={shell.brands ? { href: shell.brands, label: messages.allBrands } : undefined}
        >
          <BrandList brands={brands} />
        </Section>
      ) : null}
      {body.gallery.length > 0 ? (
        <Section>
          <Gallery pictures={body.gallery} />
        </Section>
      ) : null}
      {body.teasers.length > 0 ? (
        <Section>
          <Teasers teasers={body.teasers} />
        </Section>
      ) : null}
      <Section>
        <Ask shell={shell} />
      </Section>
    </>
  );
}
