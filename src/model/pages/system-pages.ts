import { words } from '#words/words.ts';
import { listedItems } from '../catalogue/listed-items.ts';
import type { Page } from '../entities/page.ts';
import { type Language, type LanguagePaths, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import { translate } from '../translation.ts';
import { categoryPages } from './category-pages.ts';
import { hasCatalogue } from './item-pages.ts';
import type { KindOfPages } from './kind.ts';
import { featurePages, isFeaturePage, type PageKey, routes } from './routes.ts';

/** A page with a fixed path, identified by its key. */
export interface SystemPage {
  kind: 'system';
  id: PageKey;
  paths: LanguagePaths;
  /** The page's record; undefined if the content has none. */
  record: Page | undefined;
}

/**
 * Whether a page is shown instead of a missing or unavailable one. It has no counterpart in other
 * languages, and nothing links to it.
 */
export function isStandIn({ kind, id }: { kind: string; id: string }): boolean {
  return kind === 'system' && (id === 'not_found' || id === 'offline');
}

/** The pages with fixed paths that every site has, even without content for them. */
const alwaysBuilt: readonly PageKey[] = [
  'home',
  'contact',
  'thanks',
  'imprint',
  'privacy',
  'not_found',
];

/**
 * A site's pages with fixed paths: those of every site, and those with a record; the brands index
 * if there are brands; catalogue and request list if there are items; the pages of features that
 * the shop offers; the accessibility statement and the offline page if they are turned on.
 */
export const systemPages: KindOfPages<SystemPage, Content> = {
  pages,
  title: ({ id, record }, language) => systemTitle(id, record, language),
};

/** The title of a page with a fixed path: its record's, else a default, else its key. */
export function systemTitle(key: PageKey, record: Page | undefined, language: Language): string {
  if (record) return translate(record.translations, language).value.title;
  const defaults: Partial<Record<PageKey, string>> = words[language].pages.titles;
  return (isFeaturePage(key) ? featurePages[key].title[language] : defaults[key]) ?? key;
}

function* pages(content: Content): Generator<SystemPage> {
  const records = new Map(content.pages.map((record) => [record.key, record]));
  const keys = new Set<PageKey>([...alwaysBuilt, ...records.keys()]);
  if (hasCatalogue(content)) {
    keys.add('request_list');
  } else keys.delete('request_list');
  if (content.brands.length > 0) keys.add('brands');
  const offered = { ...content, hasCatalogue: hasCatalogue(content) };
  for (const key of Object.keys(featurePages) as (keyof typeof featurePages)[]) {
    if (featurePages[key].isOffered?.(offered)) keys.add(key);
  }
  keys.add('catalogue');
  if (content.project.show_accessibility) keys.add('accessibility');
  if (content.project.config.service_worker === 'on') keys.add('offline');
  for (const id of keys) {
    const paths = id === 'catalogue' ? cataloguePaths(content) : routes[id];
    if (paths) yield { kind: 'system', id, paths, record: records.get(id) };
  }
}

/**
 * The catalogue exists in every language in which any listed item's category does; undefined if
 * there are no items.
 */
function cataloguePaths(content: Content): LanguagePaths | undefined {
  const used = new Set(listedItems(content).map(({ category }) => category));
  if (used.size === 0) return undefined;
  const categories = [...categoryPages.pages(content, () => undefined)].filter(({ id }) =>
    used.has(id),
  );
  return languagePaths((language) =>
    categories.some(({ paths }) => paths[language] !== null) ? routes.catalogue[language] : null,
  );
}
