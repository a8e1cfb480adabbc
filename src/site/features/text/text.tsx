import type { BodyView } from '#model/views/common.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';

interface TextProps {
  body: BodyView;
  className?: string | undefined;
}

/** The running text of a page as a section; renders nothing without text. */
export function Text({ body, className }: TextProps) {
  if (!body.text) return null;
  return (
    <Section>
      <Prose text={body.text} lang={body.lang} className={className} />
    </Section>
  );
}
