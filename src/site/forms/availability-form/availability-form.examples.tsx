import type { ReactNode } from 'react';
import { contactForm } from '#model/views/forms.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { told } from '../sending/mistakes.ts';
import { AvailabilityForm } from './availability-form.tsx';

const props = {
  form: contactForm,
  company,
  pieces: [{ slug: 'aurora', name: 'Ring Aurora', path: '/schmuck/aurora' }],
};

export const examples: Record<string, ReactNode> = {
  empty: <AvailabilityForm {...props} />,
  wrong: (
    <AvailabilityForm
      {...props}
      initial={{
        kind: 'editing',
        mistakes: told('availability', { name: 'missing', privacy: 'not-agreed' }, 'de'),
      }}
    />
  ),
};
