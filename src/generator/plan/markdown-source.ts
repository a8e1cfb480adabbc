import { imageName } from '#content/text/markdown.ts';
import { textLinkAttributes } from '#model/link.ts';
import { picture, type PlanContext, resolve } from './context.ts';
import type { MarkdownSource } from './planned.ts';
import { videoView } from './services/videos.ts';

/** Markdown of the content with the links and images that it mentions. */
export function markdownSource(context: PlanContext, markdown: string): MarkdownSource {
  const text = context.site.texts.markdown.get(markdown);
  if (!text) throw new Error(`This Markdown is in no field of the content: ${markdown}`);
  const source: MarkdownSource = { markdown, links: {}, images: {} };
  for (const { address } of text.links) addLink(context, source, address);
  for (const { address } of text.images) {
    const found = picture(context, imageName(address), 'markdown');
    if (found) source.images[address] = found;
  }
  return source;
}

function addLink(context: PlanContext, source: MarkdownSource, address: string): void {
  const link = resolve(context, address);
  if (link.kind === 'broken') return;
  const video = link.kind === 'external' && videoView(context, link.href);
  source.links[address] = {
    attributes: textLinkAttributes(link, context.language),
    ...(video ? { video } : {}),
  };
}
