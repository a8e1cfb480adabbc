import type { ReactNode } from 'react';
import { Section } from './section.tsx';

const text = <p>Jede Uhr geht vor dem Verkauf durch die Werkstatt.</p>;

export const examples: Record<string, ReactNode> = {
  plain: <Section>{text}</Section>,
  titled: (
    <Section id="workshop" title="Werkstatt">
      {text}
    </Section>
  ),
  'with-more': (
    <Section
      id="workshop"
      title="Werkstatt"
      more={{ href: '/werkstatt', label: 'Alle Leistungen' }}
    >
      {text}
    </Section>
  ),
};
