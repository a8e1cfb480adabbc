import type { Html, ViewLink } from '#model/views/common.ts';

/** An h2 element as the build generates it. */
const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Links to the headings of a text, in order. */
export function headingLinks(text: Html | undefined): ViewLink[] {
  return [...(text?.html ?? '').matchAll(heading)].map(([, id = '', inner = '']) => ({
    href: `#${id}`,
    label: words(inner),
  }));
}

function words(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_whole, name: string) => entities[name] ?? '');
}
