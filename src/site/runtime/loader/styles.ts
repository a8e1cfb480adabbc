import type { CodeView } from '#model/page-data/page-data.ts';
import type { TemplateKey } from '#model/views/pages.ts';

/**
 * Adds the styles of a template to the document, unless it has them already. Gives whether they are
 * there.
 */
export async function loadStyles(template: TemplateKey, { styles }: CodeView): Promise<boolean> {
  const href = styles[template];
  const known = `style[data-template="${template}"],link[rel="stylesheet"][href="${href}"]`;
  if (!href || document.querySelector(known)) return true;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const isThere = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
  if (!isThere) link.remove();
  return isThere;
}
