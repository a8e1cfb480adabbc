import { mediaKey } from '#model/entities/media.ts';
import { indexPages } from '#model/pages/page-index.ts';
import type { Site } from '#model/site.ts';
import { unplacedBrands } from './checks/pages.ts';
import { type ContentContext, runChecks } from './checks/check.ts';
import { contentChecks } from './checks/checks.ts';
import { namedImages } from './checks/images.ts';
import {
  collectDiagnostics,
  type Diagnostic,
  diagnosticAt,
  hasErrors,
  withAccepted,
} from './diagnostics/diagnostic.ts';
import { contentOf, type Entry } from './records/draft.ts';
import { collectFields } from './records/fields.ts';
import { findMapArchive } from './media/map-archive.ts';
import { type KnownMedia, type MediaFinding, probeMedia } from './media/media.ts';
import { findStaticFiles, reportStaticClashes } from './media/static-files.ts';
import type { ContentSource, SourceFile } from './source.ts';
import { type ReadMarkdown, readTexts } from './text/texts.ts';
import { validate } from './records/validate.ts';

export type LoadedSite =
  | { site: Site; diagnostics: Diagnostic[] }
  /** The content has errors, all of which are among the diagnostics. */
  | Broken;

type LoadedContent =
  /** The input of later checks, whose findings are added to the diagnostics. */
  { site: Site; diagnostics: Diagnostic[]; context: ContentContext } | Broken;

interface Broken {
  site: null;
  diagnostics: Diagnostic[];
  /** The rest of the site, if all errors are in records that make pages. */
  rest?: RestOfSite;
  /** Errors in records that make no page, each of which breaks the whole site. */
  elsewhere?: Diagnostic[];
}

/**
 * A site that can be previewed while some of its pages are broken; broken parts are placeholders.
 */
export interface RestOfSite {
  site: Site;
  /** The paths of the broken pages. */
  broken: ReadonlySet<string>;
}

/** Caches of the caller that speed up loading. */
export interface ContentCache {
  /** Reads texts, using the cache. */
  readText?: ReadMarkdown;
  media?: KnownMedia;
}

/** Reads and checks a shop's content. */
export async function loadSite(source: ContentSource, known?: ContentCache): Promise<LoadedSite> {
  const loaded = await loadContent(source, known);
  if (!loaded.site) return loaded;
  const { site, diagnostics } = loaded;
  return { site, diagnostics: withAccepted(diagnostics, site.accepted_warnings) };
}

/** Like `loadSite`, but also returns the context of the checks. */
export async function loadContent(
  source: ContentSource,
  known: ContentCache = {},
): Promise<LoadedContent> {
  const read = await source.load();
  const { diagnostics, report } = collectDiagnostics(read);
  if (Object.keys(read.records).length === 0 && hasErrors(diagnostics)) {
    return { site: null, diagnostics };
  }

  const { images, duplicates } = indexImages(read.images);
  const probing = probeMedia(images.values(), known.media);
  const draft = validate(read.records, read.words, report);
  const content = contentOf(draft);
  const files = findStaticFiles(read.staticFiles, diagnostics);
  const index = indexPages(content, files);
  reportStaticClashes(read.staticFiles, index, diagnostics);
  const fields = collectFields(draft);
  const texts = await readTexts(fields, report, known.readText);
  const context: ContentContext = {
    draft,
    content,
    index,
    unplaced: unplacedBrands(draft, index),
    fields,
    texts,
    images,
    media: probing.then((media) => media.files),
    placeOf: (path) => read.place(path),
    words: read.words,
    report,
  };
  await runChecks(await contentChecks(), context);
  const mapArchive = await findMapArchive(context, read.mapArchives);
  const media = await probing;
  diagnostics.push(...unlessUnused([...duplicates, ...media.findings], context));
  const site = {
    ...content,
    texts,
    files,
    media: media.files,
    ...(mapArchive ? { mapArchive } : {}),
  };
  if (!hasErrors(diagnostics)) return { site, diagnostics, context };
  const { broken, elsewhere } = brokenPages(context, diagnostics);
  return {
    site: null,
    diagnostics,
    elsewhere,
    ...(elsewhere.length === 0 ? { rest: { site, broken } } : {}),
  };
}

/** The paths of the pages whose records have errors, and the errors elsewhere. */
function brokenPages(
  { draft, index, placeOf }: ContentContext,
  diagnostics: readonly Diagnostic[],
): { broken: ReadonlySet<string>; elsewhere: Diagnostic[] } {
  const pages = new Map<string, Set<string>>();
  for (const entry of Object.values<Entry<object>[]>(draft).flat()) {
    const page = index.byRecord.get(entry.value);
    if (!page) continue;
    const own = new Set(Object.values(page.paths).filter((path) => path !== null));
    const { delivered } = entry;
    const isRecord = typeof delivered === 'object' && delivered !== null;
    const texts: unknown = isRecord ? Reflect.get(delivered, 'translations') : undefined;
    const parts = [
      [],
      [''],
      ...Array.from(Array.isArray(texts) ? texts.keys() : [], (at) => ['translations', at]),
    ];
    for (const part of parts) {
      const { document } = placeOf([...entry.path, ...part]);
      const paths = pages.get(document) ?? new Set<string>();
      pages.set(document, new Set([...paths, ...own]));
    }
  }
  const broken = new Set<string>();
  const elsewhere: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    const paths = pages.get(diagnostic.place.document);
    if (!paths) elsewhere.push(diagnostic);
    for (const path of paths ?? []) broken.add(path);
  }
  return { broken, elsewhere };
}

/**
 * The findings about images. Errors become warnings if nothing uses the image, since it can't
 * affect the site.
 */
function unlessUnused(findings: readonly MediaFinding[], context: ContentContext): Diagnostic[] {
  if (!findings.some(({ diagnostic }) => diagnostic.severity === 'error')) {
    return findings.map(({ diagnostic }) => diagnostic);
  }
  const named = namedImages(context);
  return findings.map(({ key, diagnostic }) => {
    if (diagnostic.severity !== 'error' || named.has(key)) return diagnostic;
    const message = `${diagnostic.message} Nothing uses it, so the site is built without it.`;
    return { ...diagnostic, severity: 'warning', message };
  });
}

/** Indexes images by `mediaKey`, and finds duplicate names. */
function indexImages(images: readonly SourceFile[]): {
  images: ReadonlyMap<string, SourceFile>;
  duplicates: MediaFinding[];
} {
  const byKey = new Map<string, SourceFile>();
  const duplicates: MediaFinding[] = [];
  for (const image of images) {
    const key = mediaKey(image.name);
    const other = byKey.get(key);
    if (!other) {
      byKey.set(key, image);
      continue;
    }
    const rule =
      image.name === other.name ? '' : ', as case, spaces and Unicode forms do not count';
    const diagnostic = diagnosticAt(image.place, {
      code: 'duplicate-image',
      message: `The image has the same name as ${other.place.document}${rule}.`,
      hint: 'Give each image a name of its own, whatever its folder.',
    });
    duplicates.push({ key, diagnostic });
  }
  return { images: byKey, duplicates };
}
