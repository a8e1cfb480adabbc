import {
  immutableCaching,
  immutableFolders,
  policyHeader,
  withoutResourcePolicy,
} from '#model/hosting/headers.ts';
import type { HostedRelease } from './hosted-release.ts';

/**
 * `_headers` (https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/workers/static-assets/headers/). Both hosts join the values of
 * a header from several rules, and by default make browsers revalidate everything: so only the
 * immutable folders have a caching rule.
 */
export function headersFile({ headers, sandboxed }: HostedRelease): string {
  const rules: [string, Record<string, string>][] = [
    // A rule for all paths cannot exclude a folder, and other sites may show the pictures.
    ['/*', withoutResourcePolicy(headers)],
    // Joined to the policy of all paths; browsers apply both. These hosts serve '/a.html' as '/a'
    // too.
    ...sandboxed
      .flatMap(withoutEnding)
      .map((path): [string, Record<string, string>] => [path, { [policyHeader]: 'sandbox' }]),
    ['/*.ics', { 'Content-Type': 'text/calendar; charset=utf-8' }],
    ...immutableFolders.map((folder): [string, Record<string, string>] => [
      `${folder}*`,
      { 'Cache-Control': immutableCaching },
    ]),
  ];
  return rules
    .map(([path, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}

function withoutEnding(path: string): string[] {
  const bare = path.replace(/\.html?$/i, '');
  return bare === path ? [path] : [path, bare];
}
