import type { CodeView } from '#model/page-data/page-data.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import { memory } from './memory.ts';

/**
 * Creates a function that adds the styles of a template to the document, unless it already has
 * them, and returns whether they are loaded.
 */
export function stylesLoader(): (template: TemplateKey, code: CodeView) => Promise<boolean> {
  const sheet = memory(addSheet, {
    lifetime: Number.POSITIVE_INFINITY,
    isKept: (isThere) => isThere,
  });
  return async (template, { styles }) => {
    const href = styles[template];
    if (!href || document.querySelector(`style[data-template="${template}"]`)) return true;
    return sheet(href);
  };
}

async function addSheet(href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const isThere = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
  if (!isThere) link.remove();
  return isThere;
}
