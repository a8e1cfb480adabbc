import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import type { TemplateProps } from '../template-props.ts';
import styles from './info.module.css';

/** A standalone page, such as team, history or workshop. */
export default function Info({ view, shell }: TemplateProps<'template-info'>) {
  const { body, crumbs } = view;
  return (
    <>
      <Hero body={body} before={<Breadcrumbs crumbs={crumbs} />} />
      <Text body={body} className={styles.text} />
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
      <CallToAction shell={shell} />
    </>
  );
}
