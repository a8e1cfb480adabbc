import { suspects } from '#content/markdown.ts';
import type { MarkdownSource } from './planned.ts';
import { picture, type PlanContext, resolve } from './context.ts';

/**
 * Markdown with the links and images that it refers to. What merely looks like a link, in a code
 * block say, is looked up too and then not used.
 */
export function markdownSource(context: PlanContext, markdown: string): MarkdownSource {
  const source: MarkdownSource = { markdown, links: {}, images: {} };
  for (const { kind, value } of suspects(markdown)) {
    // A definition may be that of an image.
    if (kind !== 'html') addImage(context, source, value);
    if (kind === 'link') addLink(context, source, value);
  }
  return source;
}

function addLink(context: PlanContext, source: MarkdownSource, address: string): void {
  const link = resolve(context, address);
  if (link.kind !== 'internal') return;
  source.links[address] = {
    href: link.href,
    ...(link.hreflang ? { hreflang: link.hreflang } : {}),
  };
}

function addImage(context: PlanContext, source: MarkdownSource, address: string): void {
  const found = picture(context, imageName(address), 'markdown');
  if (found) source.images[address] = found;
}

/** The file name of an image's address: './team%20photo.jpg' -> 'team photo.jpg'. */
export function imageName(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
