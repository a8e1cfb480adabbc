import { imageName } from '#content/text/markdown.ts';
import { type MediaFile, mediaKey } from '#model/entities/media.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import { planCheck, type PlanContext } from './check.ts';
import { fieldPlace } from './field-place.ts';

/** A picture on a page. */
interface ShownPicture {
  media: MediaFile;
  path: readonly PropertyKey[];
  page: PageRef;
}

/** The minimum width of a photo, px: enlarged, it looks blurred. */
const least = { opening: 800, elsewhere: 480 };

/** A picture should appear only once on a page; repeated, it looks as if there was no other. */
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

/** A photo must have the minimum width for its place. */
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

/** The maximum number of names in a message. */
const namesShown = 20;

/** Fields whose image represents a name, which is its alternative text. */
const named: ReadonlySet<PropertyKey | undefined> = new Set(['logo', 'logo_mark']);

/**
 * Every visible image must have an alternative text, even if an empty one (WCAG 2.2, 1.1.1). The
 * loader reports texts that lack a language, and missing images.
 */
export const checkImageTexts = planCheck(
  ['missing-alternative-text', 'file-name-as-text'],
  (context) => {
    const { site, report } = context;
    reportFileNames(context);
    const described = new Set(site.images.map(({ file }) => mediaKey(file)));
    const silent = new Set<string>();
    for (const name of shownImages(context)) {
      const media = site.media.get(mediaKey(name));
      if (media && !described.has(mediaKey(name))) silent.add(media.name);
    }
    const names = [...silent];
    if (names.length === 0) return;
    const list = names.slice(0, namesShown).join(', ');
    const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : '';
    report({
      code: 'missing-alternative-text',
      path: ['images'],
      message: `No alternative text: ${list}${more}.`,
      hint: 'Say here what each of them shows; "" for one that only decorates.',
    });
  },
);

/**
 * Reports file names as alternative texts, which are useless to people who cannot see the image.
 */
function reportFileNames({ site, report }: PlanContext<'file-name-as-text'>): void {
  for (const [at, { file, translations }] of site.images.entries()) {
    for (const [translation, { alt }] of translations.entries()) {
      const isName = /\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i.test(alt) || alt === stemOf(file);
      if (!isName) continue;
      report({
        code: 'file-name-as-text',
        path: ['images', at, 'translations', translation, 'alt'],
        message: `The alternative text "${alt}" is the name of a file.`,
        hint: 'Say what the image shows; "" if it only decorates.',
      });
    }
  }
}

function stemOf(file: string): string {
  return file.replace(/\.\w+$/, '');
}

/** The names of the images whose alternative text must come from the list of images. */
function* shownImages({ fields, texts }: Pick<PlanContext, 'fields' | 'texts'>): Generator<string> {
  for (const { value, path } of fields.ofKind('image')) {
    if (!named.has(path.at(-1))) yield value;
  }
  for (const { images } of texts.markdown.values()) {
    for (const { address, alt } of images) {
      if (alt.trim() === '') yield imageName(address);
    }
  }
}
