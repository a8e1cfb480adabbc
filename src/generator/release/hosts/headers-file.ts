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
 * a header that two rules give, and let everything be asked for again by default: so only the
 * folders that never change have a rule for caching.
 */
export function headersFile({ headers, sandboxed }: HostedRelease): string {
  const rules: [string, Record<string, string>][] = [
    // Of a rule for all paths no folder can be left out, and others may show the pictures.
    ['/*', withoutResourcePolicy(headers)],
    // Joined to the policy of all paths, and a browser applies both. '/a.html' is '/a' on these hosts.
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
