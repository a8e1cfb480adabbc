import type { ReactNode } from 'react';
import { contactForm } from '#model/views/forms.examples.ts';
import { shell } from '#model/views/shell.examples.ts';
import { told } from '#site/forms/sending/mistakes.ts';
import Newsletter from './newsletter.home.contact.tsx';
import type { NewsletterView } from './views.ts';

const { thanks: _, ...form } = contactForm;

const newsletter: NewsletterView = {
  ...form,
  heading: 'Neues per E-Mail',
  text: 'Vier Mal im Jahr: neue Stücke, Termine und was in der Werkstatt geschieht.',
  consent:
    'Ich möchte den Newsletter erhalten. Mit dem Link am Ende jeder Ausgabe kann ich ihn jederzeit abbestellen.',
};

const props = { view: { newsletter }, shell };

export const examples: Record<string, ReactNode> = {
  empty: <Newsletter {...props} />,
  missing: (
    <Newsletter
      {...props}
      initial={{ kind: 'editing', mistakes: told('newsletter', { email: 'missing' }, 'de') }}
    />
  ),
  registered: (
    <Newsletter
      {...props}
      initial={{
        kind: 'editing',
        mistakes: told('newsletter', { email: 'already-registered' }, 'de'),
      }}
    />
  ),
  sending: <Newsletter {...props} initial={{ kind: 'sending' }} />,
  failed: <Newsletter {...props} initial={{ kind: 'failed', reason: 'unexpected' }} />,
  sent: <Newsletter {...props} initial={{ kind: 'accepted' }} />,
};
