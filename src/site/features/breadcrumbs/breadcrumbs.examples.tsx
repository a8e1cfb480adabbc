import type { ReactNode } from 'react';
import { Section } from '../../ui/section/section.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const examples: Record<string, ReactNode> = {
  'two-pages-above': (
    <Section>
      <Breadcrumbs
        crumbs={[
          { label: 'Start', href: '/' },
          { label: 'Uhren', href: '/uhren' },
          { label: 'Valmere' },
        ]}
      />
    </Section>
  ),
};
