import { Ask } from '../../features/ask/ask.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import type { TemplateProps } from '../template-props.ts';

/** The store window: single items, as if behind glass. */
export default function Window({ view, shell }: TemplateProps<'template-window'>) {
  const { body } = view;
  return (
    <>
      <Opening body={body} />
      <Teasers teasers={body.teasers} variant="pieces" />
      <Text body={body} />
      <Gallery pictures={body.gallery} />
      <Ask shell={shell} />
    </>
  );
}
