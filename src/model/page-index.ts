import type { Language } from './language.ts';
import { embeddedPages, isPageKey, type LanguagePaths, type PageKey, routes } from './routes.ts';
import type { Content } from './site.ts';

/** A page of a site: one of fixed place, an info page or a brand. */
export interface PageRef {
  /** Page key, info page id, or `brand/` and the brand's slug. */
  id: string;
  paths: LanguagePaths;
}

/** The pages that a site has, by id and by path. */
export interface PageIndex {
  byId: ReadonlyMap<string, PageRef>;
  /** By path, without trailing slash except for '/'. */
  byPath: ReadonlyMap<string, PageRef>;
  /** Pages that claim a path which another has taken; the first one keeps it. */
  clashes: { path: string; taken: PageRef; by: PageRef }[];
}

export function brandPageId(slug: string): string {
  return `brand/${slug}`;
}

/** The pages of fixed place that a site has even where its content says nothing of them. */
const alwaysBuilt: readonly PageKey[] = [
  'home',
  'contact',
  'thanks',
  'imprint',
  'privacy',
  'not_found',
];

/**
 * Which pages a site has. A page of the route table exists where the content has a record for it;
 * the brands index where there are brands; the accessibility statement and the page for times
 * without a connection where they are switched on.
 */
export function indexPages(content: Content): PageIndex {
  const shown = (paths: LanguagePaths): LanguagePaths =>
    languagePaths((language) =>
      content.project.languages.includes(language) ? paths[language] : null,
    );
  const keys = new Set<PageKey>([...alwaysBuilt, ...content.pages.map(({ key }) => key)]);
  if (content.brands.length > 0) keys.add('brands');
  if (content.project.show_accessibility) keys.add('accessibility');
  if (content.project.config.service_worker === 'on') keys.add('offline');

  const refs: PageRef[] = [...keys].map((id) => ({ id, paths: shown(routes[id]) }));
  for (const { id, translations } of content.info_pages) {
    const path = (language: Language) =>
      translations.find((translation) => translation.language === language)?.path ?? null;
    refs.push({ id, paths: shown(languagePaths(path)) });
  }
  const byId = new Map(refs.map((ref) => [ref.id, ref]));
  for (const brand of content.brands) {
    const type = content.brand_types.find(({ id }) => id === brand.type);
    const paths = type ? byId.get(type.page)?.paths : undefined;
    const ref = { id: brandPageId(brand.slug), paths: shown(brandPaths(brand.slug, paths)) };
    refs.push(ref);
    byId.set(ref.id, ref);
  }
  return { byId, ...indexPaths(refs) };
}

/**
 * The path of a brand: its type's page and the slug. Where that page does not exist in a language,
 * the brand stands below the brands index.
 */
function brandPaths(slug: string, typePaths: LanguagePaths | undefined): LanguagePaths {
  return languagePaths((language) => `${typePaths?.[language] ?? routes.brands[language]}/${slug}`);
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

function languagePaths(path: (language: Language) => string | null): LanguagePaths {
  return { de: path('de'), en: path('en'), fr: path('fr') };
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
  const embedded = isPageKey(ref.id) ? embeddedPages[ref.id]?.[language] : undefined;
  const host = embedded && index.byId.get(embedded.page)?.paths[language];
  return host ? { path: host, anchor: embedded.anchor } : null;
}
