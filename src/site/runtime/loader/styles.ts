import type { CodeView } from '#model/page-data/page-data.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import type { TemplateStyles } from '../styles.ts';
import { hasInlineStyles } from '../styles.ts';
import { memory } from './memory.ts';

/**
 * Creates a function that loads the styles of a template without applying them; undefined if they
 * cannot be loaded.
 */
export function stylesLoader(): (
  template: TemplateKey,
  code: CodeView,
) => Promise<TemplateStyles | undefined> {
  const sheet = memory(loadSheet, (found) => (found ? Infinity : 0));
  return async (template, { styles }) => {
    const href = styles[template];
    if (!href) return 'inline';
    if (!hasInlineStyles(template)) return sheet(href);
    try {
      // For the service worker's cache: offline, another document may have to show this page.
      if (navigator.serviceWorker.controller) void sheet(href);
    } catch {
      // Service workers are not available here; in sandboxed documents, accessing them throws.
    }
    return 'inline';
  };
}

async function loadSheet(href: string): Promise<CSSStyleSheet | undefined> {
  try {
    const response = await fetch(href);
    const isCss = response.headers.get('content-type')?.startsWith('text/css');
    return response.ok && isCss
      ? await new CSSStyleSheet().replace(await response.text())
      : undefined;
  } catch {
    return undefined;
  }
}
