import type { MarkdownSource } from './planned.ts';
import { picture, type PlanContext, resolve } from './context.ts';

const inline = /(!?)\[[^\]]*\]\(\s*(?:<([^>\n]*)>|([^\s)]+))/g;
const definition = /^ {0,3}\[[^\]]+\]:\s*(?:<([^>\n]*)>|(\S+))/gm;

/**
 * Markdown with the links and images that it refers to. What merely looks like a link, in a code
 * block say, is looked up too and then not used.
 */
export function markdownSource(context: PlanContext, markdown: string): MarkdownSource {
  const source: MarkdownSource = { markdown, links: {}, images: {} };
  for (const [, mark, angled, plain] of markdown.matchAll(inline)) {
    const address = angled ?? plain ?? '';
    if (mark) addImage(context, source, address);
    else addLink(context, source, address);
  }
  for (const [, angled, plain] of markdown.matchAll(definition)) {
    addImage(context, source, angled ?? plain ?? '');
    addLink(context, source, angled ?? plain ?? '');
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
