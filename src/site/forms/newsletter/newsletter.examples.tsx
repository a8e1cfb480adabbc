import type { ReactNode } from 'react';
import { newsletter } from '#model/views/forms.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { told } from '../sending/mistakes.ts';
import { Newsletter } from './newsletter.tsx';

const props = { newsletter, company };

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
