import { mediaKey } from '#model/entities/media.ts';
import { indexPages } from '#model/pages/page-index.ts';
import type { Site } from '#model/site.ts';
import { checks } from './checks/checks.ts';
import { contentOf } from './draft.ts';
import { collectFields } from './fields.ts';
import { collectFindings } from './findings.ts';
import { unplacedBrands } from './checks/brand-type-pages.ts';
import { findMapArchive } from './map-archive.ts';
import { probeMedia } from './media.ts';
import { hasErrors, type Problem } from './problem.ts';
import type { ContentSource, SourceFile } from './source.ts';
import { validate } from './validate.ts';

type LoadedSite =
  | { site: Site; problems: Problem[] }
  /** The content has errors; the problems say which, all of them. */
  | { site: null; problems: Problem[] };

/** Reads and checks a shop's content. */
export async function loadSite(source: ContentSource): Promise<LoadedSite> {
  const read = await source.load();
  const { problems, report } = collectFindings(read);
  if (Object.keys(read.records).length === 0 && hasErrors(problems)) {
    return { site: null, problems };
  }

  const images = indexImages(read.images, problems);
  const probing = probeMedia(images.values());
  const draft = validate(read.records, report);
  const content = contentOf(draft);
  const index = indexPages(content);
  const context = {
    draft,
    content,
    index,
    unplaced: unplacedBrands(draft, index),
    fields: collectFields(draft),
    images,
    report,
    fileOf: (path: readonly PropertyKey[]) => read.origin(path).file,
  };
  for (const check of checks) await check(context);
  const mapArchive = await findMapArchive(context, read.mapArchives);
  const media = await probing;
  problems.push(...media.problems);
  return hasErrors(problems)
    ? { site: null, problems }
    : { site: { ...content, media: media.files, ...(mapArchive ? { mapArchive } : {}) }, problems };
}

/** Images by `mediaKey`. Two with one name are a mistake. */
function indexImages(
  images: readonly SourceFile[],
  problems: Problem[],
): ReadonlyMap<string, SourceFile> {
  const byKey = new Map<string, SourceFile>();
  for (const image of images) {
    const key = mediaKey(image.name);
    const other = byKey.get(key);
    if (!other) {
      byKey.set(key, image);
      continue;
    }
    const rule =
      image.name === other.name ? '' : ', as case, spaces and Unicode forms do not count';
    problems.push({
      severity: 'error',
      file: image.origin,
      message: `The image has the same name as ${other.origin}${rule}.`,
      hint: 'Give each image a name of its own, whatever its folder.',
    });
  }
  return byKey;
}
