import type { ReactNode } from 'react';
import { company } from '#model/views/shell.examples.ts';
import { ContactLines } from './contact-lines.tsx';

const { fax: _fax, email: _email, ...phoneOnly } = company;

export const examples: Record<string, ReactNode> = {
  all: <ContactLines company={company} />,
  'phone-only': <ContactLines company={phoneOnly} />,
  'phone-without-link': (
    <ContactLines company={{ ...phoneOnly, phone: { label: 'Zentrale, dann 12' } }} />
  ),
};
