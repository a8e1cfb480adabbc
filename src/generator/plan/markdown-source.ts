import { textLinkAttributes } from '#model/text-link.ts';
import { videoOf } from '#model/video.ts';
import { imageName, mentions } from '#content/markdown.ts';
import type { MarkdownSource } from './planned.ts';
import { consentOf } from './external.ts';
import { picture, type PlanContext, resolve } from './context.ts';

/** Markdown with the links and images that it mentions. */
export function markdownSource(context: PlanContext, markdown: string): MarkdownSource {
  const source: MarkdownSource = { markdown, links: {}, images: {} };
  for (const { kind, value } of mentions(markdown)) {
    if (kind === 'image') addImage(context, source, value);
    if (kind === 'link') addLink(context, source, value);
  }
  return source;
}

function addLink(context: PlanContext, source: MarkdownSource, address: string): void {
  const link = resolve(context, address);
  if (link.kind === 'broken') return;
  const video = link.kind === 'external' && videoOf(link.href);
  source.links[address] = {
    attributes: textLinkAttributes(link, context.language),
    ...(video ? { video: { ...video, ...consentOf(context, 'video'), address: link.href } } : {}),
  };
}

function addImage(context: PlanContext, source: MarkdownSource, address: string): void {
  const found = picture(context, imageName(address), 'markdown');
  if (found) source.images[address] = found;
}
