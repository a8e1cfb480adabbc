import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';

/** Shown after a message was sent. */
export default function Thanks({ view, shell }: TemplateProps<'template-thanks'>) {
  const messages = useMessages();
  const { body } = view;
  return (
    <>
      <Opening body={body}>
        <ButtonLink link={{ href: shell.home, label: messages.backHome }} />
      </Opening>
      {body.text ? (
        <Section>
          <Prose text={body.text} lang={body.lang} />
        </Section>
      ) : null}
      {body.teasers.length > 0 ? (
        <Section>
          <Teasers teasers={body.teasers} />
        </Section>
      ) : null}
    </>
  );
}
