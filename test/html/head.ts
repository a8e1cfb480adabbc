import { attribute, elements, text } from '../support/html.ts';
import type { Answer } from '../support/demo-shop.ts';

/** What stands in a page's head. */
export interface Head {
  path: string;
  title: string;
  /** Contents of `meta` elements by `name` or `property`. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>;
}

export function headOf({ path, root }: Answer): Head {
  const links = (relation: string) =>
    elements(root, 'link').filter((link) => attribute(link, 'rel') === relation);
  const [canonical] = links('canonical');
  return {
    path,
    title: elements(root, 'title').map(text).join(),
    meta: Object.fromEntries(
      elements(root, 'meta').map((meta) => [
        attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
    ),
    canonical: canonical && attribute(canonical, 'href'),
    alternates: Object.fromEntries(
      links('alternate').map((link) => [
        attribute(link, 'hrefLang') ?? '',
        attribute(link, 'href') ?? '',
      ]),
    ),
  };
}
