import type { ReactNode } from 'react';
import { contactForm } from '#model/views/forms.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { told } from '../sending/mistakes.ts';
import { ContactForm } from './contact-form.tsx';

const props = { form: contactForm, company };

export const examples: Record<string, ReactNode> = {
  empty: <ContactForm {...props} />,
  wrong: (
    <ContactForm
      {...props}
      initial={{
        kind: 'editing',
        mistakes: told(
          'contact',
          {
            name: 'missing',
            email: 'not-an-email',
            message: 'too-short',
            privacy: 'not-agreed',
          },
          'de',
        ),
      }}
    />
  ),
  sending: <ContactForm {...props} initial={{ kind: 'sending' }} />,
  failed: <ContactForm {...props} initial={{ kind: 'failed', reason: 'unexpected' }} />,
};
