import { oldAddress } from '#model/entities/redirect.ts';
import { isKeptPath } from '#model/hosting/kept-names.ts';
import { isWithin } from '#model/hosting/redirect-target.ts';
import { defaultLanguage } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { contentCheck, type ContentContext } from './check.ts';

type Mistake = Diagnosis<'redirect-clash' | 'redirect-target'>;

/** Redirects must start at a free path, only once each, and lead to a page. */
export const checkRedirects = contentCheck(
  ['redirect-clash', 'redirect-target'],
  ({ content, draft, index, placeOf, report }) => {
    const { siteUrl } = content.project.siteMetadata;
    const standing = [...index.byPath.keys(), ...index.files.keys()].toSorted();
    const first = new Map<string, readonly PropertyKey[]>();
    for (const { value, path } of draft.redirects.filter(({ sound }) => sound)) {
      const { from, to } = value;
      const foreign = foreignMistake(from, siteUrl);
      if (foreign) {
        report({ path: [...path, 'from'], ...foreign });
        continue;
      }
      const old = from.replace(/^https?:\/\/[^/]*/, '');
      const other = first.get(old);
      const clash = other ? doubled(old, placeOf(other)) : clashMistake(old, index, standing);
      if (!other) first.set(old, path);
      if (clash) report({ path: [...path, 'from'], ...clash });
      const mistake = targetMistake(to, index, siteUrl);
      if (mistake) report({ path: [...path, 'to'], ...mistake });
    }
  },
);

/**
 * Only requests for the shop's own host arrive. The host may have www. or not, as on older sites.
 */
function foreignMistake(from: string, siteUrl: string): Mistake | undefined {
  const { host } = oldAddress(from);
  const bare = (name: string) => name.replace(/^www\./, '');
  if (host === undefined || bare(host) === bare(new URL(siteUrl).host)) return undefined;
  return {
    code: 'redirect-clash',
    message: `"${host}" is not the address of this site, so its visitors never get here.`,
    hint: 'Write the path alone; let the old domain lead here at its provider.',
  };
}

function doubled(from: string, { document, line }: ReturnType<ContentContext['placeOf']>): Mistake {
  return {
    code: 'redirect-clash',
    message: `The path "${from}" is led on already, ${line === undefined ? `in ${document}` : `on line ${line}`}.`,
    hint: 'Keep one of the two.',
  };
}

/** @param standing The paths of all pages and files, sorted. */
function clashMistake(
  from: string,
  index: PageIndex,
  standing: readonly string[],
): Mistake | undefined {
  const { path, isFolder, query } = oldAddress(from);
  const hint = 'Only paths at which nothing stands can lead elsewhere.';
  if (isKeptPath(path)) {
    return { code: 'redirect-clash', message: 'At this path stands a file of the kit.', hint };
  }
  // With these parameters, requests for a page may be redirected.
  if (query) return undefined;
  const isTaken = (one: string) => one === path || (isFolder && isWithin(one, path));
  const taken = standing.find(isTaken);
  if (!taken) return undefined;
  const what = index.files.has(taken) ? 'file' : 'page';
  return { code: 'redirect-clash', message: `The ${what} "${taken}" stands there.`, hint };
}

/** Broken links are left to `checkLinks`. */
function targetMistake(to: string, index: PageIndex, siteUrl: string): Mistake | undefined {
  const code = 'redirect-target';
  const link = resolveLink(to, { language: defaultLanguage, index });
  switch (link.kind) {
    case 'broken':
    case 'file':
      return undefined;
    case 'internal':
      return /^[^?#]*(?:#[\w-]+)?$/.test(link.href)
        ? undefined
        : {
            code,
            message: 'Redirects lead to pages and their anchors, without a query.',
            hint: 'Write the key or path of the page alone.',
          };
    case 'external': {
      const { protocol, origin } = new URL(link.href);
      if (origin === siteUrl) {
        return {
          code,
          message: 'This is an address of this site, and may lead to itself.',
          hint: 'Write the key or path of the page.',
        };
      }
      return protocol === 'https:'
        ? undefined
        : {
            code,
            message: 'Visitors would be led out of https.',
            hint: 'Write an address that begins with https://.',
          };
    }
    case 'anchor':
    case 'mail':
    case 'phone':
      return {
        code,
        message: 'A redirect leads to a page.',
        hint: 'Write the key or path of a page, or an address with https.',
      };
  }
}
