import { CallToAction } from '../../features/call-to-action/call-to-action.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';

/** The store window: single items, as if behind glass. */
export default function StoreWindow({ view, shell }: TemplateProps<'template-window'>) {
  const messages = useMessages();
  const { body } = view;
  const isEmpty = body.teasers.length + body.gallery.length === 0 && !body.text;
  return (
    <>
      <Hero body={body} />
      {isEmpty ? <Section>{messages.emptyWindow}</Section> : null}
      <Teasers teasers={body.teasers} variant="pieces" />
      <Text body={body} />
      <Gallery pictures={body.gallery} />
      <CallToAction shell={shell} />
    </>
  );
}
