import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { Section } from '../ui/section/section.tsx';
import { Shell } from './shell.tsx';

export const examples: Record<string, ReactNode> = {
  'around-a-page': (
    <Shell shell={shell} current="/kontakt" languagePaths={{ de: '/kontakt', en: '/en/contact' }}>
      <Section title="Kontakt">Schreiben Sie uns, oder kommen Sie vorbei.</Section>
    </Shell>
  ),
};
