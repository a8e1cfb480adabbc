import type { HeadTag } from '#model/page-data/page-data.ts';
import type { PageContext } from '#model/views/pages.ts';

/**
 * The tags that belong to one page. Tags for search engines and sharing services are removed
 * without replacement: those services load documents.
 */
const ofPage = [
  'meta[name="description"],meta[name="keywords"],meta[name="robots"]',
  'meta[property],meta[name^="twitter:"]',
  'link[rel="canonical"],link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

interface PageHead {
  context: Pick<PageContext, 'language'>;
  title: string;
  head: readonly HeadTag[];
}

/** Replaces the previous page's title, language and tags with those of a page. */
export function showHead({ context, title, head }: PageHead): void {
  document.documentElement.lang = context.language;
  document.title = title;
  for (const tag of document.head.querySelectorAll(ofPage)) tag.remove();
  document.head.append(
    ...head.map(([name, attributes]) => {
      const tag = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
      return tag;
    }),
  );
}
