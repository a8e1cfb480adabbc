import MarkdownIt, { type Token } from 'markdown-it';
import { loneLink, wordsOf } from '#content/text/markdown-tree.ts';
import { type Picture, pictureFallback, pictureSource } from '#model/picture.ts';
import { fileNoteAttribute } from '#model/link.ts';
import { escapeHtml } from '../text/escape.ts';
import type { MarkdownSource } from '../plan/planned.ts';

const encoder = new MarkdownIt();

/** The width of the text column, for choosing an image's size. */
const sizes = '(width < 768px) 90vw, 592px';

/** Gives links their planned attributes. Replaces a dead link by its text. */
export function resolveLinks(tree: readonly Token[], source: MarkdownSource): void {
  for (const token of tree) {
    if (token.children) token.children = resolved(token.children, source);
  }
}

function resolved(tokens: readonly Token[], source: MarkdownSource): Token[] {
  const kept: Token[] = [];
  let isOpen = false;
  let note: string | number | null = null;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      isOpen = resolve(token, source);
      note = token.attrGet(fileNoteAttribute);
    }
    if (token.type === 'link_close' && isOpen && note) kept.push(...textTokens(` (${note})`));
    const isLink = token.type === 'link_open' || token.type === 'link_close';
    if (!isLink || isOpen) kept.push(token);
  }
  return kept;
}

function textTokens(words: string): readonly Token[] {
  return encoder.parseInline(words, {})[0]?.children ?? [];
}

/** Sets the attributes of a link; false if it leads nowhere. */
function resolve(token: Token, source: MarkdownSource): boolean {
  const link = linkTo(source, String(token.attrGet('href') ?? ''));
  if (!link) return false;
  const title = token.attrGet('title');
  for (const [name, value] of Object.entries(link.attributes)) {
    token.attrSet(name, name === 'href' ? encoder.normalizeLink(value) : value);
  }
  if (title !== null) token.attrSet('title', title);
  return true;
}

/**
 * Reserves a place for a video if a link to it is the only content of a paragraph. The link stays
 * for visitors without JavaScript, next to the data that the browser needs to show the video.
 */
export function showVideos(tree: readonly Token[], source: MarkdownSource): void {
  for (const [at, token] of tree.entries()) {
    const [open, close] = [tree[at - 1], tree[at + 1]];
    const address = loneLink(tree, at);
    const video = address !== undefined && linkTo(source, address)?.video;
    if (!video || !open || !close) continue;
    const { frame, ...content } = video;
    const title = wordsOf(token);
    // A paragraph cannot contain what is inserted there.
    open.tag = 'div';
    close.tag = 'div';
    open.attrSet('data-video', JSON.stringify({ frame, content: { ...content, title } }));
  }
}

/** The planned link for an address as written, which may be any property name. */
function linkTo({ links }: MarkdownSource, address: string) {
  return Object.hasOwn(links, address) ? links[address] : undefined;
}

/**
 * Turns each image that is alone in its paragraph into a figure, which a paragraph cannot contain.
 */
export function figures(tree: readonly Token[]): void {
  for (const [at, token] of tree.entries()) {
    const [image, ...others] = token.children ?? [];
    const isAlone = image?.type === 'image' && others.length === 0;
    if (!isAlone || tree[at - 1]?.tag !== 'p') continue;
    image.meta = { isFigure: true };
    for (const paragraph of [tree[at - 1], tree[at + 1]]) {
      if (paragraph) paragraph.hidden = true;
    }
  }
}

/**
 * The tag of a planned image, with its size to avoid layout shifts. A title becomes the caption of
 * a figure. A missing image is left out.
 */
export function imageTag(token: Token, { images }: MarkdownSource): string {
  const address = String(token.attrGet('src') ?? '');
  const picture = Object.hasOwn(images, address) && images[address];
  if (!picture) return '';
  const image = `<img${attributes(imageAttributes(picture, token.content || picture.alt))}>`;
  if (!token.meta?.['isFigure']) return image;
  const caption = token.attrGet('title');
  const words = caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : '';
  return `<figure>${image}${words}</figure>\n`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
}

function imageAttributes(picture: Picture, alt: string): Record<string, string | number> {
  const { src, width, height } = pictureFallback(picture);
  const format = picture.formats.at(-1);
  return {
    src,
    ...(format && format !== 'svg' ? { srcset: pictureSource(picture, format), sizes } : {}),
    width,
    height,
    alt,
    loading: 'lazy',
    decoding: 'async',
  };
}
