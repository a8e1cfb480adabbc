import { Ask } from '../../features/ask/ask.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';

/** The digital store window: single pieces, as they would stand behind glass. */
export default function Window({ view, shell }: TemplateProps<'template-window'>) {
  const { body } = view;
  return (
    <>
      <Opening body={body} />
      <Section>
        <Teasers teasers={body.teasers} variant="pieces" />
      </Section>
      {body.text ? (
        <Section>
          <Prose text={body.text} lang={body.lang} />
        </Section>
      ) : null}
      <Section>
        <Ask shell={shell} />
      </Section>
    </>
  );
}
