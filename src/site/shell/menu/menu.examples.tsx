import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { Menu, menuId } from './menu.tsx';

export const examples: Record<string, ReactNode> = {
  'on-another-page': (
    <InHeader>
      <Menu items={shell.menu} current={null} />
    </InHeader>
  ),
  'on-a-page-below': (
    <InHeader>
      <Menu items={shell.menu} current="/uhren/lon" />
    </InHeader>
  ),
};

/**
 * Provides the header's part: a place for panels to open below, and the toggle of small windows.
 */
function InHeader({ children }: { children: ReactNode }) {
  return (
    <header className="wrapper" style={{ position: 'relative' }}>
      <button type="button" popoverTarget={menuId}>
        Menü
      </button>
      {children}
    </header>
  );
}
