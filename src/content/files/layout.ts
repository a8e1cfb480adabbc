import { collect } from '#features/features.ts';
import type { FeatureCollection, FolderLayout, Layout } from '#model/feature.ts';
import type { Collection } from '#model/site.ts';
import { suggest } from '../diagnostics/nearest.ts';

const record: Layout = { kind: 'record' };
const list: Layout = { kind: 'list' };

export const layouts: Readonly<Record<Collection, Layout>> = {
  company: record,
  project: record,
  theme: record,
  opening_hours: record,
  legal: record,
  menu: list,
  social: list,
  widgets: list,
  consents: list,
  brand_types: list,
  attributes: list,
  images: list,
  ...layoutsOf(collect('collections')),
  announcements: list,
  redirects: list,
  accepted_warnings: list,
  brands: folders('brand', 'slug', { recordFileNeeded: true }),
  categories: folders('category', 'id'),
  items: folders('item', 'slug', { recordFileNeeded: true, listsBy: 'category' }),
  pages: folders('page', 'key'),
  info_pages: folders('info_page', 'id'),
};

function layoutsOf<Key extends string>(
  collections: Readonly<Record<Key, FeatureCollection>>,
): Record<Key, Layout> {
  const entries = Object.entries<FeatureCollection>(collections);
  return Object.fromEntries(entries.map(([key, { layout }]) => [key, layout])) as Record<
    Key,
    Layout
  >;
}

export function isCollection(name: string): name is Collection {
  return Object.hasOwn(layouts, name);
}

/** The default name of a collection's file or folder. */
export function usualName(collection: string): string {
  const folder = isCollection(collection) && layouts[collection].kind === 'folders';
  return folder ? collection : `${collection}.yaml`;
}

function folders(
  recordFile: string,
  idField: string,
  { recordFileNeeded = false, ...rest }: Partial<FolderLayout> = {},
): FolderLayout {
  return { kind: 'folders', recordFile, idField, recordFileNeeded, ...rest };
}

const dataEndings = ['.yaml', '.yml', '.json'];

/**
 * File extensions of pictures, including formats that are rejected, with a reason, when they are
 * read.
 */
const imageEndings =
  /\.(?:jpe?g|jfif|png|webp|avif|gif|svg|svgz|tiff?|bmp|heic|heif|jxl|jp2|ico|psd|eps|ai)$/i;

/** The name without the extension of a data file; undefined for other files. */
export function dataStem(name: string): string | undefined {
  const ending = dataEndings.find((known) => name.endsWith(known));
  return ending && name.slice(0, -ending.length);
}

/** The name without '.md'; undefined for other files. */
export function textStem(name: string): string | undefined {
  return name.endsWith('.md') ? name.slice(0, -3) : undefined;
}

/** Whether a file is content besides records: an image or a map archive. */
export function isMedia(name: string): boolean {
  return imageEndings.test(name.trim()) || isMapArchive(name);
}

export function isMapArchive(name: string): boolean {
  return /\.pmtiles$/i.test(name.trim());
}

/** Whether a file looks like content. If it belongs to no collection, that is a mistake. */
export function looksLikeContent(name: string): boolean {
  return (
    (/\.(?:ya?ml|json|md)$/i.test(usualEnding(name)) || isForeignText(name)) && !isReadme(name)
  );
}

/** A text named after a language, saved by a word processor: 'de.docx'. */
function isForeignText(name: string): boolean {
  return /^[a-z]{2}\.(?:txt|docx?|odt|rtf|html?)$/i.test(name);
}

/** Suggests which of the known files an unknown one is meant to be. */
export function suggestFile(name: string, known: readonly string[]): string {
  const usual = usualEnding(name);
  if (usual !== name && known.includes(usual)) {
    const why = /\.txt$/i.test(name)
      ? ' Windows hides the ending ".txt" unless it is set to show it.'
      : '';
    return `Call it "${usual}".${why}`;
  }
  return isForeignText(name)
    ? 'Save the text as a plain file that ends with ".md".'
    : suggest(usual, known);
}

/** A file name without the suffix `.txt` that Windows adds, and with `.md` for `.markdown`. */
function usualEnding(name: string): string {
  return name.replace(/\.txt$/i, '').replace(/\.markdown$/i, '.md');
}

export function isReadme(name: string): boolean {
  return /^readme\.md$/i.test(usualEnding(name));
}
