import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SidebarProvider, useSidebar } from './sidebar.tsx';

test('a sidebar that was not opened adds nothing to the page', () => {
  expect(renderToString(<SidebarProvider>Page</SidebarProvider>)).toBe('Page');
});

test('a sidebar without its provider is an error that names what is missing', () => {
  const Lost = () => {
    useSidebar();
    return null;
  };
  expect(() => renderToString(<Lost />)).toThrow('SidebarProvider');
});
