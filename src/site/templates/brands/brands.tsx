import { Ask } from '../../features/ask/ask.tsx';
import { BrandList } from '../../features/brand-list/brand-list.tsx';
import { Opening } from '../../features/opening/opening.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { TemplateProps } from '../template-props.ts';

/** All brands, grouped by type. */
export default function Brands({ view, shell }: TemplateProps<'template-brands'>) {
  const messages = useMessages();
  const { body, groups } = view;
  return (
    <>
      <Opening body={body} />
      {groups.map(({ id, name, href, brands }) => (
        <Section
          key={id}
          id={id}
          title={name}
          more={href ? { href, label: messages.overview(name) } : undefined}
        >
          <BrandList brands={brands} />
        </Section>
      ))}
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
