import type { ReactNode } from 'react';
import { company } from '#model/views/shell.examples.ts';
import { told } from '../sending/mistakes.ts';
import { Notice } from './notice.tsx';

export const examples: Record<string, ReactNode> = {
  wrong: (
    <Notice
      status={{
        kind: 'editing',
        mistakes: told('contact', { name: 'missing', email: 'missing' }, 'de'),
      }}
      company={company}
    />
  ),
  offline: <Notice status={{ kind: 'failed', reason: 'offline' }} company={company} />,
  'too-many': <Notice status={{ kind: 'failed', reason: 'too-many' }} company={company} />,
  unexpected: <Notice status={{ kind: 'failed', reason: 'unexpected' }} company={company} />,
};
