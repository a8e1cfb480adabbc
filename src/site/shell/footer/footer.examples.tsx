import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { ColourModeProvider } from '../../ui/colour-mode/colour-mode.tsx';
import { Footer } from './footer.tsx';

export const examples: Record<string, ReactNode> = {
  all: (
    <ColourModeProvider>
      <Footer shell={shell} />
    </ColourModeProvider>
  ),
  'unknown-widget': (
    <ColourModeProvider>
      <Footer
        shell={{
          ...shell,
          widgets: [
            { id: 0, name: 'unknown', showLogo: false },
            { id: 1, name: 'contact', header: 'So erreichen Sie uns', showLogo: false },
          ],
        }}
      />
    </ColourModeProvider>
  ),
};
