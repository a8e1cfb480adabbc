import { Ask } from '../../features/ask/ask.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './info.module.css';

/** A page of its own: team, history, workshop. */
export default function Info({ view, shell }: TemplateProps<'template-info'>) {
  const { body, crumbs } = view;
  return (
    <>
      <Opening body={body} before={<Breadcrumbs crumbs={crumbs} />} />
      {body.text ? (
        <Section>
          <Prose text={body.text} lang={body.lang} className={styles.text} />
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
