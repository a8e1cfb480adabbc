import { imageName } from '#content/text/markdown.ts';
import { type MediaFile, mediaKey } from '#model/entities/media.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import { planCheck, type PlanContext } from './check.ts';
import { fieldPlace } from './field-place.ts';

/** A picture where visitors meet it. */
interface ShownPicture {
  media: MediaFile;
  path: readonly PropertyKey[];
  page: PageRef;
}

/** The least width of a photo, px: shown larger than it is, it looks blurred. */
const least = { opening: 800, elsewhere: 480 };

/** A picture says something once; shown again, it says that there was no other. */
export const checkRepeatedPictures = planCheck(['picture-twice'], (context) => {
  const seen = new Map<PageRef, Set<string>>();
  for (const { media, path, page } of shownPictures(context)) {
    const names = seen.get(page) ?? new Set();
    if (names.has(media.name)) {
      context.report({
        code: 'picture-twice',
        path,
        message: `The page shows "${media.name}" already.`,
        hint: 'Choose another picture here, or none.',
      });
    }
    seen.set(page, names.add(media.name));
  }
});

/** A photo has the pixels that its place needs at the least. */
export const checkSmallPictures = planCheck(['small-picture'], (context) => {
  for (const { media, path } of shownPictures(context)) {
    const needed = path.length === 3 ? least.opening : least.elsewhere;
    if (media.format === 'svg' || media.width >= needed) continue;
    context.report({
      code: 'small-picture',
      path,
      message: `"${media.name}" is ${media.width} px wide, and shown larger than that.`,
      hint: `Take one that is at least ${needed} px wide.`,
    });
  }
});

/** The pictures of pages, page by page in the order of their fields. */
function* shownPictures(
  context: Pick<PlanContext, 'fields' | 'index' | 'site' | 'texts'>,
): Generator<ShownPicture> {
  const { fields, site, texts } = context;
  const shown = (name: string, path: readonly PropertyKey[]): ShownPicture[] => {
    const media = site.media.get(mediaKey(name));
    const { page } = fieldPlace(context, path);
    return media && page ? [{ media, path, page }] : [];
  };
  for (const { value, path } of fields.ofKind('image')) {
    if (path.at(-1) !== 'logo') yield* shown(value, path);
  }
  for (const { value, path } of fields.ofKind('markdown')) {
    // The texts in other languages show the same pictures.
    if (path.includes('translations') && path[path.indexOf('translations') + 1] !== 0) continue;
    for (const { address } of texts.markdown.get(value)?.images ?? []) {
      yield* shown(imageName(address), path);
    }
  }
}
