import { mediaKey } from '#model/entities/media.ts';
import { indexPages } from '#model/pages/page-index.ts';
import type { Site } from '#model/site.ts';
import { unplacedBrands } from './checks/brand-types.ts';
import { type ContentContext, runChecks } from './checks/check.ts';
import { contentChecks } from './checks/checks.ts';
import { collectDiagnostics } from './diagnostics/collect-diagnostics.ts';
import { type Diagnostic, diagnosticAt, hasErrors } from './diagnostics/diagnostic.ts';
import { contentOf } from './records/draft.ts';
import { collectFields } from './records/fields.ts';
import { findMapArchive } from './media/map-archive.ts';
import { probeMedia } from './media/media.ts';
import { findStaticFiles, reportStaticClashes } from './media/static-files.ts';
import type { ContentSource, SourceFile } from './source.ts';
import { readTexts } from './text/texts.ts';
import { validate } from './records/validate.ts';

type LoadedSite =
  | { site: Site; diagnostics: Diagnostic[] }
  /** The content has errors, all of which are among the diagnostics. */
  | Broken;

type LoadedContent =
  /** The input of later checks, whose findings are added to the diagnostics. */
  { site: Site; diagnostics: Diagnostic[]; context: ContentContext } | Broken;

interface Broken {
  site: null;
  diagnostics: Diagnostic[];
}

/** Reads and checks a shop's content. */
export async function loadSite(source: ContentSource): Promise<LoadedSite> {
  const { site, diagnostics } = await loadContent(source);
  return { site, diagnostics };
}

/** Like `loadSite`, but also returns the context of the checks. */
export async function loadContent(source: ContentSource): Promise<LoadedContent> {
  const read = await source.load();
  const { diagnostics, report } = collectDiagnostics(read);
  if (Object.keys(read.records).length === 0 && hasErrors(diagnostics)) {
    return { site: null, diagnostics };
  }

  const images = indexImages(read.images, diagnostics);
  const probing = probeMedia(images.values());
  const draft = validate(read.records, read.words, report);
  const content = contentOf(draft);
  const files = findStaticFiles(read.staticFiles, diagnostics);
  const index = indexPages(content, files);
  reportStaticClashes(read.staticFiles, index, diagnostics);
  const fields = collectFields(draft);
  const texts = await readTexts(fields, report);
  const context: ContentContext = {
    draft,
    content,
    index,
    unplaced: unplacedBrands(draft, index),
    fields,
    texts,
    images,
    placeOf: (path) => read.place(path),
    words: read.words,
    report,
  };
  await runChecks(contentChecks, context);
  const mapArchive = await findMapArchive(context, read.mapArchives);
  const media = await probing;
  diagnostics.push(...media.diagnostics);
  if (hasErrors(diagnostics)) return { site: null, diagnostics };
  const site = {
    ...content,
    texts,
    files,
    media: media.files,
    ...(mapArchive ? { mapArchive } : {}),
  };
  return { site, diagnostics, context };
}

/** Indexes images by `mediaKey`, and reports duplicate names. */
function indexImages(
  images: readonly SourceFile[],
  diagnostics: Diagnostic[],
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
    const duplicate = diagnosticAt(image.place, {
      code: 'duplicate-image',
      message: `The image has the same name as ${other.place.document}${rule}.`,
      hint: 'Give each image a name of its own, whatever its folder.',
    });
    diagnostics.push(duplicate);
  }
  return byKey;
}
