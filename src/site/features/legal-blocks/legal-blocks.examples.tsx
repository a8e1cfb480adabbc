import type { ReactNode } from 'react';
import { optOut } from '#model/views/external.examples.ts';
import { officer } from '#model/views/pages.examples.ts';
import { Section } from '../../ui/section/section.tsx';
import { LegalBlocks } from './legal-blocks.tsx';

const content = { html: '<p>Handwerkskammer Wiesbaden, Bierstadter Straße 45.</p>' };

export const examples: Record<string, ReactNode> = {
  text: (
    <Section>
      <LegalBlocks blocks={[{ id: 'legal_authority', content }]} />
    </Section>
  ),
  'without-heading': (
    <Section>
      <LegalBlocks blocks={[{ id: 'additional_top_info', content }]} />
    </Section>
  ),
  'data-protection': (
    <Section>
      <LegalBlocks blocks={[{ id: 'data_protection', officer }]} />
    </Section>
  ),
  rolex: (
    <Section>
      <LegalBlocks blocks={[{ id: 'rolex' }]} />
    </Section>
  ),
  consents: (
    <Section>
      <LegalBlocks blocks={[{ id: 'consentmanager' }]} />
    </Section>
  ),
  'opt-out': (
    <Section>
      <LegalBlocks blocks={[{ id: 'consentmanager', optOuts: [optOut] }]} />
    </Section>
  ),
};
