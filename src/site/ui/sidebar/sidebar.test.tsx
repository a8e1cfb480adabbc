import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidebarProvider, useSidebar } from './sidebar.tsx';

test('a sidebar that was not opened renders nothing', () => {
  expect(renderToString(<SidebarProvider>Page</SidebarProvider>)).toBe('Page');
});

test('using a sidebar without its provider throws an error that names the provider', () => {
  const Lost = () => {
    useSidebar();
    return null;
  };
  expect(() => renderToString(<Lost />)).toThrow('SidebarProvider');
});
