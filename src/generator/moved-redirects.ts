import { basename, dirname } from 'node:path/posix';
import type { PrefixRedirect } from '#model/hosting/release.ts';
import { languages } from '#model/language.ts';
import type { PlannedRedirect, PlannedRedirects } from './plan/planned.ts';
import type { Move } from './release/moved-pages.ts';
import type { PageList } from './release/page-list.ts';

/** If more than this many pages moved from a folder to another one, they share one rule. */
const most = 100;

/** Some hosts accept 2,000 redirects in total, so only the latest single redirects are kept. */
const mostSingles = 1000;

/** Adds redirects from the old paths of pages to the planned ones. */
export function withMoved(
  planned: PlannedRedirects,
  moves: readonly Move[],
  pages: PageList,
): PlannedRedirects {
  if (moves.length === 0) return planned;
  const known = new Set(planned.exact.map(({ from }) => from));
  const moved = moves.filter(({ from }) => !known.has(from)).map(redirectOf);
  const prefixes = folderRules(planned, moved, pages);
  const inFolders = new Set(prefixes.map(({ from }) => from));
  const singles = moved.filter(({ from }) => !inFolders.has(dirname(from)));
  return {
    ...planned,
    exact: [...planned.exact, ...singles.slice(-mostSingles)],
    prefixes: [...planned.prefixes, ...prefixes],
    find: (path) => planned.find(path) ?? moved.find(({ from }) => from === path)?.to,
    all() {
      const all = planned.all();
      const taken = new Set(all.map(({ from }) => from));
      return [...all, ...moved.filter(({ from }) => !taken.has(from))];
    },
  };
}

function redirectOf({ from, to, identity }: Move): PlannedRedirect {
  const language = languages.find((code) => identity.endsWith(`/${code}`));
  if (!language) throw new Error(`The page ${identity} is in no language.`);
  return { from, to, language };
}

/** Rules for folders from which many pages moved to another folder under the same names. */
function folderRules(
  planned: PlannedRedirects,
  moved: readonly PlannedRedirect[],
  pages: PageList,
): PrefixRedirect[] {
  const ruled = new Set([...planned.prefixes, ...planned.folders].map(({ from }) => from));
  const large = [...Map.groupBy(moved, ({ from }) => dirname(from))].flatMap(([from, group]) => {
    const folders = new Set(group.map(({ to }) => dirname(to)));
    const keepNames = group.every((one) => basename(one.from) === basename(one.to));
    const isRule = group.length > most && folders.size === 1 && keepNames && !ruled.has(from);
    return isRule ? [{ from, to: [...folders] }] : [];
  });
  if (large.length === 0) return [];
  const taken = new Set(Array.from(pages.identities(), ([file]) => `/${dirname(dirname(file))}`));
  return large.map((rule) => ({
    ...rule,
    ...(taken.has(rule.from) ? { mixed: true as const } : {}),
  }));
}
