import type { Language } from '../language.ts';
import type { Content } from '../site.ts';
import type { KindOfPages } from './kind.ts';
import { type PageRef, pageKinds } from './page-kinds.ts';
import { languagePaths } from './paths.ts';
import { embeddedPages } from './routes.ts';

/** The pages that a site has, by id and by path. */
export interface PageIndex {
  byId: ReadonlyMap<string, PageRef>;
  /** By path, without trailing slash except for '/'. */
  byPath: ReadonlyMap<string, PageRef>;
  /** By the record that makes it. */
  byRecord: ReadonlyMap<object, PageRef>;
  /** Pages that claim a path which another has taken; the first one keeps it. */
  clashes: { path: string; taken: PageRef; by: PageRef }[];
}

/** Which pages a site has, in the languages that it is built in. */
export function indexPages(content: Content): PageIndex {
  const { languages } = content.project;
  const refs: PageRef[] = [];
  const byId = new Map<string, PageRef>();
  const byRecord = new Map<object, PageRef>();
  for (const kind of Object.values<KindOfPages<PageRef>>(pageKinds)) {
    for (const page of kind.pages(content, (id) => byId.get(id)?.paths)) {
      const paths = languagePaths((language) =>
        languages.includes(language) ? page.paths[language] : null,
      );
      const ref: PageRef = { ...page, paths };
      refs.push(ref);
      byId.set(ref.id, ref);
      if (ref.record) byRecord.set(ref.record, ref);
    }
  }
  return { byId, byRecord, ...indexPaths(refs) };
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

/** A page, or a part of one. */
interface Place {
  path: string;
  anchor?: string;
}

/** A place as links write it: '/fr/mentions-legales#protection-des-donnees'. */
export function placeHref({ path, anchor }: Place): string {
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Where a page is in a language: its own path, or the part of another page that stands for it. */
export function placeOf(index: PageIndex, ref: PageRef, language: Language): Place | null {
  const path = ref.paths[language];
  if (path !== null) return { path };
  const embedded = ref.kind === 'system' ? embeddedPages[ref.id]?.[language] : undefined;
  const host = embedded && index.byId.get(embedded.page)?.paths[language];
  return host ? { path: host, anchor: embedded.anchor } : null;
}
