import { Gallery } from '../../features/gallery/gallery.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { TemplateProps } from '../template-props.ts';

/** Shown after a message has been sent. */
export default function Thanks({ view, shell }: TemplateProps<'template-thanks'>) {
  const messages = useMessages();
  const { body } = view;
  return (
    <>
      <Hero body={body}>
        <ButtonLink link={{ href: shell.home, label: messages.backHome }} />
      </Hero>
      <Text body={body} />
      <Gallery pictures={body.gallery} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
