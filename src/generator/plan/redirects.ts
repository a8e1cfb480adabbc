import { dirname } from 'node:path/posix';
import { oldAddress, type RedirectEntry } from '#model/entities/redirect.ts';
import { notFoundLanguage } from '#model/hosting/not-found.ts';
import { isElsewhere, isWithin } from '#model/hosting/redirect-target.ts';
import type { PrefixRedirect, QueryRedirect } from '#model/hosting/release.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import { type PageIndex, placeHref, placeOf } from '#model/pages/page-index.ts';
import { kindOf, type PageRef } from '#model/pages/page-kinds.ts';
import { isStandIn } from '#model/pages/system-pages.ts';
import type { PlannedRedirect, PlannedRedirects } from './planned.ts';

/**
 * So many redirects of pages in folders are told one by one where no simple rule says the same:
 * every host knows those, and few take more than 2,000 in all.
 */
const mostSingles = 100;

/** Where the redirects within a folder lead. */
interface FolderRule {
  /** The folders that they lead to. */
  to: Set<string>;
  /** The first redirects: at most one more than are told one by one, which shows that there are too many. */
  singles: PlannedRedirect[];
}

/**
 * The redirects of the content; then those from each page's path with a language's prefix added ('/en/uhren') or replaced to the
 * page's place in that language, wherever it has one and no page stands there. The default language
 * has no prefix, and so no such paths. Those of many pages in one folder are one rule.
 */
export function planRedirects(
  index: PageIndex,
  languages: readonly Language[],
  entries: readonly RedirectEntry[] = [],
): PlannedRedirects {
  const own = ownRedirects(entries, index, languages);
  const pages = [...index.byId.values()].filter((page) => !isStandIn(page));
  const alone = [
    ...redirectsOf(
      pages.filter((page) => !kindOf(page).inFolders),
      index,
      languages,
    ),
  ];
  const listed = pages.filter((page) => kindOf(page).inFolders);
  const all = () => redirectsOf(listed, index, languages);

  const rules = new Map<string, FolderRule>();
  for (const redirect of all()) {
    const folder = dirname(redirect.from);
    const rule = rules.get(folder) ?? { to: new Set(), singles: [] };
    rules.set(folder, rule);
    rule.to.add(dirname(redirect.to));
    if (rule.singles.length <= mostSingles) rule.singles.push(redirect);
  }
  const taken = new Set(Array.from(index.byPath.keys(), (path) => dirname(path)));
  const isSimple = (folder: string, { to }: FolderRule) => to.size === 1 && !taken.has(folder);
  const mixed = [...rules].flatMap(([folder, rule]) =>
    isSimple(folder, rule) ? [] : rule.singles,
  );
  const singles = mixed.length <= mostSingles ? mixed : undefined;
  const exact = unique([...own.exact, ...alone, ...(singles ?? [])]);
  const prefixes = [...rules].flatMap(([from, rule]): PrefixRedirect[] => {
    const to = [...rule.to];
    if (isSimple(from, rule)) return [{ from, to }];
    return singles ? [] : [{ from, to, mixed: true }];
  });
  return {
    exact,
    queries: own.queries,
    prefixes,
    folders: own.folders,
    find(path) {
      const single = exact.find(({ from }) => from === path);
      if (single) return single.to;
      const folder = dirname(path);
      const rule = index.byPath.has(path)
        ? undefined
        : prefixes.find(({ from }) => from === folder);
      const targets = rule?.to.map((to) => to + path.slice(folder.length));
      const found = targets?.find((target) => index.byPath.has(target));
      return found ?? own.folders.find(({ from }) => isWithin(path, from))?.to;
    },
    all: () => unique([...own.exact, ...alone, ...all()]),
  };
}

/** The content's redirects, which the loader has checked. */
function ownRedirects(
  entries: readonly RedirectEntry[],
  index: PageIndex,
  languages: readonly Language[],
): Pick<PlannedRedirects, 'exact' | 'queries' | 'folders'> {
  const exact: PlannedRedirect[] = [];
  const queries: QueryRedirect[] = [];
  const folders: PlannedRedirect[] = [];
  for (const entry of entries) {
    const { path: from, query, isFolder } = oldAddress(entry.from);
    const language = notFoundLanguage(from, languages);
    const to = escaped(resolveLink(entry.to, { language, index }).href);
    if (query) queries.push({ from, query, to });
    else (isFolder ? folders : exact).push({ from, to, language });
  }
  const parameters = ({ query }: QueryRedirect) => query.split('&').length;
  return {
    exact,
    queries: queries.toSorted((a, b) => parameters(b) - parameters(a)),
    folders: folders.toSorted((a, b) => b.from.length - a.from.length),
  };
}

/** The address without what the settings of hosts would have to quote. */
function escaped(href: string): string {
  const address = isElsewhere(href) ? new URL(href).href : href;
  return address.replaceAll(
    /[^\w.~:/?#@!&()*+,=%-]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
}

function* redirectsOf(
  pages: readonly PageRef[],
  index: PageIndex,
  languages: readonly Language[],
): Generator<PlannedRedirect> {
  const prefixed = languages.filter((language) => language !== defaultLanguage);
  for (const page of pages) {
    for (const language of prefixed) yield* redirectsTo(page, index, language);
  }
}

function* redirectsTo(
  page: PageRef,
  index: PageIndex,
  language: Language,
): Generator<PlannedRedirect> {
  const place = placeOf(index, page, language);
  if (!place) return;
  for (const path of Object.values(page.paths)) {
    const from = path !== null && withLanguagePrefix(path, language);
    if (from && !index.byPath.has(from)) yield { from, to: placeHref(place), language };
  }
}

/** The first redirect from each path. */
function unique(redirects: readonly PlannedRedirect[]): PlannedRedirect[] {
  const found = new Map<string, PlannedRedirect>();
  for (const redirect of redirects) {
    if (!found.has(redirect.from)) found.set(redirect.from, redirect);
  }
  return [...found.values()];
}
