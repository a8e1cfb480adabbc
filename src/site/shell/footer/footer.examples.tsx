import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { Footer } from './footer.tsx';

export const examples: Record<string, ReactNode> = {
  all: <Footer shell={shell} />,
  'unknown-widget': (
    <Footer
      shell={{
        ...shell,
        widgets: [
          { id: 0, name: 'unknown', showLogo: false },
          { id: 1, name: 'contact', header: 'So erreichen Sie uns', showLogo: false },
        ],
      }}
    />
  ),
};
