import { mediaKey } from '#model/entities/media.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { SourceFile } from '../source.ts';
import { imageName, isForeign } from '../text/markdown.ts';
import { unlessTooDeep } from '../text/texts.ts';
import { type ContentContext, contentCheck } from './check.ts';

/**
 * Missing images are tolerated: nothing is shown in their place. Paths that leave the shop are
 * errors.
 */
export const checkImages = contentCheck(
  ['image-outside', 'missing-image', 'external-image'],
  ({ draft, fields, images, report }) => {
    for (const { value, path } of fields.ofKind('image')) {
      const mistake = imageMistake(value, images);
      if (mistake) report({ path, ...mistake });
    }
    for (const { value, path } of draft.images.filter(({ sound }) => sound)) {
      const mistake = imageMistake(value.file, images);
      if (mistake) report({ path: [...path, 'file'], ...mistake });
    }
  },
);

/**
 * The images used in records and texts, by `mediaKey`. Having an alternative text does not count as
 * being used.
 */
export function namedImages({
  fields,
  texts,
}: Pick<ContentContext, 'fields' | 'texts'>): ReadonlySet<string> {
  const inFields = fields.ofKind('image').map(({ value }) => value);
  const inTexts = [...texts.markdown.values(), ...texts.html.values()].flatMap((text) => {
    const images = unlessTooDeep([], ignored, () => text.images) ?? [];
    return images.map(({ address }) => imageName(address));
  });
  return new Set([...inFields, ...inTexts].map(mediaKey));
}

/** Texts that are nested too deeply are reported elsewhere. */
const ignored = () => {};

/** Diagnoses an image name; undefined if there is such an image. */
export function imageMistake(
  name: string,
  images: ReadonlyMap<string, SourceFile>,
): Diagnosis<'image-outside' | 'missing-image' | 'external-image'> | undefined {
  if (images.has(mediaKey(name))) return undefined;
  if (isForeign(name)) {
    return {
      code: 'external-image',
      message: `The picture "${name}" is on another site; nothing is shown in its place.`,
      hint: 'Pages load nothing from others. If you may use it, put the picture into the shop.',
    };
  }
  if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^(?:[\\/]|[a-z]:[\\/])/i.test(name)) {
    return {
      code: 'image-outside',
      message: `The image "${name}" lies outside the shop.`,
      hint: 'Put the image into the shop and write its file name only.',
    };
  }
  const near = nearest(mediaKey(name.replace(/^.*[\\/]/s, '')), images.keys());
  return {
    code: 'missing-image',
    message: `There is no image "${name}"; nothing is shown in its place.`,
    hint: near
      ? `Did you mean "${images.get(near)?.name}"?`
      : 'Put the image into the shop; write its file name, without folders.',
  };
}
