import type { MarkdownIt, Token } from 'markdown-it';
import { type Picture, pictureFallback, pictureSource } from '#model/picture.ts';
import type { MarkdownEnvironment } from './render.ts';

/** The width of the column that text stands in, for the choice of an image's size. */
const sizes = '(width < 768px) 90vw, 680px';

/**
 * Puts the planned images in the place of those in the text, with their size, so that nothing
 * moves when they load. A title becomes the caption. A missing image is left out.
 */
export function images(parser: MarkdownIt): void {
  const { escapeHtml } = parser.utils;
  const attributes = (values: Record<string, string | number>) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
      .join('');

  parser.core.ruler.push('figures', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      const [image, ...others] = token.children ?? [];
      const isAlone = image?.type === 'image' && others.length === 0;
      if (isAlone && tokens[at - 1]?.tag === 'p') {
        image.meta = { isFigure: true };
        hideParagraph(tokens, at);
      }
    }
  });
  parser.renderer.rules.image = (tokens, at, _options, env) => {
    const { source } = env as MarkdownEnvironment;
    const token = tokens[at];
    const address = String(token?.attrGet('src') ?? '');
    const picture = Object.hasOwn(source.images, address) && source.images[address];
    if (!token || !picture) return '';
    const image = `<img${attributes(imageAttributes(picture, token.content || picture.alt))}>`;
    const caption = token.attrGet('title');
    const words = caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : '';
    return token.meta?.['isFigure'] ? `<figure>${image}${words}</figure>\n` : image;
  };
}

/** A figure may not stand in a paragraph. */
function hideParagraph(tokens: readonly Token[], at: number): void {
  for (const paragraph of [tokens[at - 1], tokens[at + 1]]) {
    if (paragraph) paragraph.hidden = true;
  }
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
