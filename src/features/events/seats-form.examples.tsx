import type { ReactNode } from 'react';
import { contactForm } from '#model/views/forms.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { told } from '#site/forms/sending/mistakes.ts';
import { SeatsForm } from './seats-form.tsx';

const props = {
  form: contactForm,
  company,
  event: 'Trauringtage',
  date: '3. – 5. Dezember 2026, 10 bis 18 Uhr',
};

export const examples: Record<string, ReactNode> = {
  empty: <SeatsForm {...props} />,
  wrong: (
    <SeatsForm
      {...props}
      initial={{
        kind: 'editing',
        mistakes: told('seats', { name: 'missing', persons: 'not-a-number' }, 'de'),
      }}
    />
  ),
};
