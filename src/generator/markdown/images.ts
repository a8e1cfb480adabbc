import type { Token } from 'markdown-it';
import { type Picture, pictureFallback, pictureSource } from '#model/picture.ts';
import { escapeHtml } from '../escape.ts';
import type { MarkdownSource } from '../plan/planned.ts';

/** The width of the column that text stands in, for the choice of an image's size. */
const sizes = '(width < 768px) 90vw, 680px';

/** Makes a figure of each image that is alone in its paragraph, which cannot hold one. */
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
 * The planned image in the place of one in the text, with its size, so that nothing moves when it
 * loads. A title becomes the caption of a figure. A missing image is left out.
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
