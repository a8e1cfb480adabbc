import { CallToAction } from '#site/features/call-to-action/call-to-action.tsx';
import { Gallery } from '#site/features/gallery/gallery.tsx';
import { Hero } from '#site/features/hero/hero.tsx';
import { Teasers } from '#site/features/teasers/teasers.tsx';
import { Text } from '#site/features/text/text.tsx';
import { useLanguage } from '#site/messages/messages.tsx';
import { shopWindowWords } from './messages.ts';
import { Section } from '#site/ui/section/section.tsx';
import type { TemplateProps } from '#site/templates/template-props.ts';

/** The shop window: single items, as if behind glass. */
export default function StoreWindow({ view, shell }: TemplateProps<'template-window'>) {
  const { empty } = shopWindowWords[useLanguage()];
  const { body } = view;
  const isEmpty = body.teasers.length + body.gallery.length === 0 && !body.text;
  return (
    <>
      <Hero body={body} />
      {isEmpty ? <Section>{empty}</Section> : null}
      <Teasers teasers={body.teasers} variant="pieces" />
      <Text body={body} />
      <Gallery pictures={body.gallery} />
      <CallToAction shell={shell} />
    </>
  );
}
