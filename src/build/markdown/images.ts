import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { type Picture, pictureFallback, pictureSource } from '#model/picture.ts';
import type { VFile } from 'vfile';
import { decoded } from './address.ts';

/** The width of the column that text stands in, for the choice of an image's size. */
const sizes = '(width < 720px) 90vw, 680px';

/**
 * Puts the planned images in the place of those in the text, with their size, so that nothing
 * moves when they load. A title becomes the caption. A missing image is left out.
 */
export function images() {
  return (tree: Root, { data: { source } }: VFile): void => {
    visit(tree, 'element', (element, at, parent) => {
      if (element.tagName !== 'img' || !parent || at === undefined) return undefined;
      const address = String(element.properties.src ?? '');
      const picture = source?.images[address] ?? source?.images[decoded(address)];
      if (!picture) {
        parent.children.splice(at, 1);
        return [SKIP, at];
      }
      const caption = element.properties.title;
      element.properties = properties(picture, String(element.properties.alt || picture.alt));
      if (caption) parent.children[at] = figure(element, String(caption));
      return SKIP;
    });
    unwrapFigures(tree);
  };
}

function properties(picture: Picture, alt: string): Element['properties'] {
  const { src, width, height } = pictureFallback(picture);
  const format = picture.formats.at(-1)!;
  return {
    src,
    alt,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
    ...(format === 'svg' ? {} : { srcSet: pictureSource(picture, format), sizes }),
  };
}

function figure(image: Element, caption: string): Element {
  const text: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: caption }],
  };
  return { type: 'element', tagName: 'figure', properties: {}, children: [image, text] };
}

/** A figure may not stand in a paragraph: one that does alone takes its place. */
function unwrapFigures(tree: Root): void {
  visit(tree, 'element', (element, at, parent) => {
    const only = element.children[0];
    if (element.tagName !== 'p' || element.children.length !== 1 || !parent) return;
    if (at !== undefined && only?.type === 'element' && only.tagName === 'figure') {
      parent.children[at] = only;
    }
  });
}
