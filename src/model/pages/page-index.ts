import { type Language, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import type { StaticFiles } from '../static-file.ts';
import type { KindOfPages } from './kind.ts';
import { pageKinds, type PageRef } from './page-kinds.ts';
import { embeddedPages } from './routes.ts';

/** A site's pages by id and by path. */
export interface PageIndex {
  /** The origin of the published site: 'https://example.org'. */
  origin: string;
  byId: ReadonlyMap<string, PageRef>;
  /** By path, without a trailing slash except for '/'. */
  byPath: ReadonlyMap<string, PageRef>;
  /** By the record behind the page. */
  byRecord: ReadonlyMap<object, PageRef>;
  /** Files that are published unchanged: links can lead to them as to pages. */
  files: StaticFiles;
  /** Pages whose path is already taken; the first page keeps it. */
  clashes: { path: string; taken: PageRef; by: PageRef }[];
}

/**
 * Builds the index of a site's pages, in the languages of the site.
 *
 * @param today YYYY-MM-DD. Pages that have ended by then are left out; without it, links may still
 * lead to them, so that content does not become invalid overnight.
 */
export function indexPages(
  content: Content,
  files: StaticFiles = new Map(),
  today?: string,
): PageIndex {
  const { languages, siteMetadata } = content.project;
  const refs: PageRef[] = [];
  const byId = new Map<string, PageRef>();
  const byRecord = new Map<object, PageRef>();
  for (const kind of Object.values<KindOfPages<PageRef, Content>>(pageKinds)) {
    for (const page of kind.pages(content, (id) => byId.get(id)?.paths, today)) {
      const paths = languagePaths((language) =>
        languages.includes(language) ? page.paths[language] : null,
      );
      const ref: PageRef = { ...page, paths };
      refs.push(ref);
      byId.set(ref.id, ref);
      if (ref.record) byRecord.set(ref.record, ref);
    }
  }
  return { origin: siteMetadata.siteUrl, byId, byRecord, files, ...indexPaths(refs) };
}

function indexPaths(refs: readonly PageRef[]): Pick<PageIndex, 'byPath' | 'clashes'> {
  const byPath = new Map<string, PageRef>();
  const clashes: PageIndex['clashes'] = [];
  for (const ref of refs) {
    for (const path of Object.values(ref.paths)) {
      if (path === null) continue;
      const taken = byPath.get(path);
      if (taken) clashes.push({ path, taken, by: ref });
      else byPath.set(path, ref);
    }
  }
  return { byPath, clashes };
}

/** A page or part of one. */
interface Place {
  path: string;
  anchor?: string;
}

/** The address of a place for links: '/fr/mentions-legales#protection-des-donnees'. */
export function placeHref({ path, anchor }: Place): string {
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/**
 * The place of a page in a language: its own path, or the part of another page that replaces it.
 */
export function placeOf(index: PageIndex, ref: PageRef, language: Language): Place | null {
  const path = ref.paths[language];
  if (path !== null) return { path };
  const embedded = ref.kind === 'system' ? embeddedPages[ref.id]?.[language] : undefined;
  const host = embedded && index.byId.get(embedded.page)?.paths[language];
  return host ? { path: host, anchor: embedded.anchor } : null;
}
