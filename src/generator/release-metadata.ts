import { isDeepStrictEqual } from 'node:util';
import { hash } from 'node:crypto';
import { documentPaths, securityHeaders } from '#model/hosting/headers.ts';
import type { Release } from '#model/hosting/release.ts';
import { today } from '#model/today.ts';
import type { BuildInput, BuildOptions } from './build-input.ts';
import { externalSources } from './csp-sources.ts';
import { formsShop } from './files/forms.ts';
import type { ReleaseMetadata } from './release/open.ts';
import { digest } from './text/digest.ts';
import { isKnown, type ReleaseFiles } from './release-files.ts';

interface ReleaseParts {
  /** Hash of the list of pages. */
  pages: string;
  files: ReleaseFiles;
  /** By language, the hash of everything that its search is made from. */
  search: Record<string, string>;
  /** Files published unchanged, with their hashes. */
  copies: readonly { path: string; hash: string }[];
  /** The inline script of every document. */
  script: string;
}

/** The metadata of a release for hosts and the next build. */
export function releaseMetadata(
  { site, plan, code }: Pick<BuildInput, 'site' | 'plan' | 'code'>,
  { pages, files, search, copies, script }: ReleaseParts,
  { compress = true, redirectPages = false }: Pick<BuildOptions, 'compress' | 'redirectPages'>,
): ReleaseMetadata {
  const { siteUrl } = site.project.siteMetadata;
  const external = externalSources(site);
  const forms = formsShop(site, today());
  const { exact, queries, prefixes, folders, all } = plan.redirects;
  return {
    languages: site.project.languages,
    redirects: exact.map(({ from, to }) => ({ from, to })),
    queryRedirects: [...queries],
    prefixRedirects: [...prefixes],
    folderRedirects: folders.map(({ from, to }) => ({ from, to })),
    headers: securityHeaders({
      https: siteUrl.startsWith('https:'),
      sources: {
        ...external,
        'script-src': [scriptSource(script), ...(external['script-src'] ?? [])],
      },
    }),
    sandboxed: documentPaths(copies.map(({ path }) => `/${path}`)),
    pages,
    files: Object.fromEntries([
      ...Array.from(files, ([path, file]) => [path, isKnown(file) ? file.hash : digest(file)]),
      ...copies.map((copy) => [copy.path, copy.hash]),
    ]) as Record<string, string>,
    search,
    ...(forms ? { forms } : {}),
    redirectPages: digest(
      JSON.stringify([redirectPages ? all() : exact, folders]) + siteUrl + code,
    ),
    compressed: compress,
  };
}

/** Whether a release would be the same as the previous one. */
export function isSame(previous: Release, about: ReleaseMetadata): boolean {
  const made = new Set(['id', 'time', 'bytes', 'retired', 'hasty', 'hashed']);
  const metadata = Object.entries(previous).filter(([name]) => !made.has(name));
  return isDeepStrictEqual(Object.fromEntries(metadata), about);
}

/**
 * The source expression that allows a script in a content security policy (CSP 3, section 2.3.1).
 */
function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
