import type { ReactNode } from 'react';
import { SidebarProvider, useSidebar } from './sidebar.tsx';

const directions = <p>Marktplatz 1, neben dem Rathaus</p>;

function Example() {
  const { open } = useSidebar();
  return (
    <button type="button" onClick={() => open(directions)}>
      So finden Sie uns
    </button>
  );
}

export const examples: Record<string, ReactNode> = {
  closed: (
    <SidebarProvider>
      <Example />
    </SidebarProvider>
  ),
};
