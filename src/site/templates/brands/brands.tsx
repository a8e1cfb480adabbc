import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import type { TemplateProps } from '../template-props.ts';

/** All brands, grouped by type. */
export default function Brands({ view, shell }: TemplateProps<'template-brands'>) {
  const { body, groups } = view;
  return (
    <>
      <Hero body={body} />
      {groups.map(({ id, name, href, brands }) => (
        <BrandList key={id} id={id} title={name} href={href} brands={brands} variant="index" />
      ))}
      <Text body={body} />
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
      <CallToAction shell={shell} />
    </>
  );
}
