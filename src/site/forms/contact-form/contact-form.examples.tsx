import type { ReactNode } from 'react';
import { contactForm } from '#model/views/forms.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { ContactForm } from './contact-form.tsx';

const props = { form: contactForm, company };

export const examples: Record<string, ReactNode> = {
  empty: <ContactForm {...props} />,
  wrong: (
    <ContactForm
      {...props}
      initial={{
        kind: 'editing',
        errors: {
          name: 'missing',
          email: 'not-an-email',
          message: 'too-short',
          privacy: 'not-agreed',
        },
      }}
    />
  ),
  sending: <ContactForm {...props} initial={{ kind: 'sending' }} />,
  failed: <ContactForm {...props} initial={{ kind: 'failed', reason: 'unexpected' }} />,
};
