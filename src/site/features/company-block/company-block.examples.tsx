import type { ReactNode } from 'react';
import { company } from '#model/views/shell.examples.ts';
import { Section } from '../../ui/section/section.tsx';
import { CompanyBlock } from './company-block.tsx';

const { vatId: _vatId, taxNumber: _taxNumber, ...person } = company;

export const examples: Record<string, ReactNode> = {
  company: (
    <Section>
      <CompanyBlock
        company={company}
        particulars={[
          { label: 'Wirtschafts-Identifikationsnummer', value: 'DE123456789-00001' },
          { label: 'Verantwortlich nach § 18 Abs. 2 MStV', value: 'Mia Halden, Markt 1, Limburg' },
        ]}
      />
    </Section>
  ),
  'single-owner': (
    <Section>
      <CompanyBlock
        company={{ ...person, legalForm: 'single', executives: ['Mia Halden'], registers: [] }}
      />
    </Section>
  ),
};
