import type { ReactNode } from 'react';
import { consents } from '#model/views/shell.examples.ts';
import { ConsentBanner } from './consent-banner.tsx';

export const examples: Record<string, ReactNode> = {
  all: (
    <div data-consent="ask">
      <ConsentBanner consents={consents} />
    </div>
  ),
};
