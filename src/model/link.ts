import { words } from '#words/words.ts';
import { defaultLanguage, type Language, languages, withLanguagePrefix } from './language.ts';
import { type PageIndex, placeOf } from './pages/page-index.ts';
import type { PageRef } from './pages/page-kinds.ts';
import { fileNote } from './static-file.ts';

/** A link as it appears in the site. */
export interface ResolvedLink {
  kind: 'internal' | 'anchor' | 'file' | 'external' | 'mail' | 'phone';
  href: string;
  /** The icon behind the text; null for links within the site (specification, section 2). */
  icon: 'link' | 'mail' | 'phone' | null;
  newTab: boolean;
  /** The target's language, if it differs from the page's. */
  hreflang?: Language;
  /** The page it leads to, for links within the site. */
  page?: PageRef;
  anchor?: string;
  /** Kind and size of the file it leads to: 'PDF, 240 kB'. */
  note?: string;
}

/** A link without a valid target, and the reason. */
export interface BrokenLink {
  kind: 'broken';
  href: string;
  reason: string;
}

interface LinkContext {
  language: Language;
  index: PageIndex;
}

/**
 * The maximum length of an address. Many servers reject longer ones too, and checking one may take
 * quadratic time.
 */
const longest = 2000;

const mailAddress = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const pathQueryAnchor = /^([^?#]+)(\?[^#]*)?(?:#(.*))?$/s;

/**
 * Resolves a link from the content. An internal link whose first segment is a page key becomes that
 * page's path in the language; so does a path that the page has in another language. If the page
 * does not exist in the language, the link leads to the first language that has it, and says so.
 */
export function resolveLink(raw: string, context: LinkContext): ResolvedLink | BrokenLink {
  const href = raw.trim();
  if (href.length > longest) return broken(href, `it has more than ${longest} letters.`);
  if (href.startsWith('#')) {
    return { kind: 'anchor', href, icon: null, newTab: false, anchor: href.slice(1) };
  }
  if (mailAddress.test(href)) return outside('mail', `mailto:${href}`);
  if (/^mailto:./i.test(href)) return mail(href);
  if (/^tel:./i.test(href)) return phone(href);
  if (/^https?:\/\//i.test(href)) return web(href, context);
  if (scheme.test(href) || href.startsWith('//')) {
    return broken(href, 'only http, https, mailto and tel addresses are allowed.');
  }
  return resolveInternal(href, context);
}

function resolveInternal(href: string, context: LinkContext): ResolvedLink | BrokenLink {
  const [, path, query = '', anchor = ''] = pathQueryAnchor.exec(href) ?? [];
  const page = path && findPage(path, context.index);
  if (!page) {
    return (path && fileLink(path, context)) || broken(href, 'no page has this key or path.');
  }
  return (
    pageTarget(page, context, { query, anchor }) ??
    broken(href, 'the page exists in none of the languages.')
  );
}

/**
 * The link to a page in the context's language, otherwise in the first language that has it;
 * undefined if none has.
 */
export function pageTarget(
  page: PageRef,
  context: LinkContext,
  { query = '', anchor = '' }: { query?: string; anchor?: string } = {},
): ResolvedLink | undefined {
  for (const language of [context.language, ...languages]) {
    const place = placeOf(context.index, page, language);
    if (!place) continue;
    const target = anchor || place.anchor || '';
    return {
      kind: 'internal',
      href: `${place.path}${query}${target && `#${target}`}`,
      icon: null,
      newTab: false,
      page,
      ...(target ? { anchor: target } : {}),
      ...(language === context.language ? {} : { hreflang: language }),
    };
  }
  return undefined;
}

/** A link to a published file, by its path with or without a leading slash. */
function fileLink(path: string, { index, language }: LinkContext): ResolvedLink | undefined {
  const href = `/${path.replace(/^\/+/, '')}`;
  const file = index.files.get(href);
  const note = file && fileNote(href, file, language);
  return note ? { kind: 'file', href, icon: null, newTab: false, note } : undefined;
}

/**
 * Finds the page with a path in any language, a page key, or the wrong language's prefix:
 * '/uhren/ostra', '/watches/ostra', 'team', '/en/uhren'.
 */
export function findPage(path: string, index: PageIndex): PageRef | undefined {
  const clean = path.replaceAll(/^\/+|\/+$/g, '');
  const slash = clean.indexOf('/');
  const keyed = index.byId.get(slash < 0 ? clean : clean.slice(0, slash));
  if (keyed && slash < 0) return keyed;
  if (keyed) {
    for (const keyPath of Object.values(keyed.paths)) {
      const page = keyPath && index.byPath.get(`${keyPath}${clean.slice(slash)}`);
      if (page) return page;
    }
  }
  const whole = `/${clean}`;
  return index.byPath.get(whole) ?? index.byPath.get(withLanguagePrefix(whole, defaultLanguage));
}

/** A link with an absolute address, which may be on this site. */
function web(href: string, context: LinkContext): ResolvedLink | BrokenLink {
  if (!URL.canParse(href)) return broken(href, 'the address is not valid.');
  const { host, pathname, search, hash, username } = new URL(href);
  if (username) return broken(href, 'everybody could read the name and password in it.');
  if (bareHost(host) !== bareHost(new URL(context.index.origin).host)) {
    return outside('external', href);
  }
  const link = resolveInternal(`${pathname}${search}${hash}`, context);
  return link.kind === 'broken' ? { ...link, href } : link;
}

function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}

/** The recipient may be missing: the visitor then chooses one. */
function mail(href: string): ResolvedLink | BrokenLink {
  const [, written = '', query] = /^mailto:([^?]*)(\?.*)?$/is.exec(href) ?? [];
  const addresses = written.split(',').map((address) => decoded(address).trim());
  const isMail = addresses.every((address) => mailAddress.test(address));
  return isMail || (written === '' && query)
    ? outside('mail', href)
    : broken(href, 'it holds no mail address.');
}

/** RFC 3966: digits with separators, then parameters. */
function phone(href: string): ResolvedLink | BrokenLink {
  const number = decoded(href.slice('tel:'.length)).replace(/;.*$/s, '');
  return /^\+?[\d\s().\-/]*$/.test(number) && /\d.*\d.*\d/s.test(number)
    ? outside('phone', href)
    : broken(href, 'it holds no phone number.');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function outside(kind: 'external' | 'mail' | 'phone', href: string): ResolvedLink | BrokenLink {
  if (!URL.canParse(href)) return broken(href, 'the address is not valid.');
  return { kind, href, icon: kind === 'external' ? 'link' : kind, newTab: true };
}

function broken(href: string, reason: string): BrokenLink {
  return { kind: 'broken', href, reason };
}

/** The attribute with the note shown in brackets after a link: type and size of a file. */
export const fileNoteAttribute = 'data-file';

/**
 * The attributes of a link in a text, by their HTML names. Links that leave the site open in a new
 * tab and do not vouch for other sites (specification, section 9).
 *
 * @param language The page's language.
 */
export function textLinkAttributes(
  { kind, href, hreflang, note }: Pick<ResolvedLink, 'kind' | 'href' | 'hreflang' | 'note'>,
  language: Language,
): Record<string, string> {
  const rel = relations[kind];
  return {
    href,
    ...(hreflang ? { hreflang } : {}),
    ...(note ? { [fileNoteAttribute]: note } : {}),
    ...(rel ? { rel, target: '_blank' } : {}),
    ...(kind === 'phone' ? { title: words[language].frame.phone } : {}),
  };
}

const relations: Partial<Record<ResolvedLink['kind'], string>> = {
  external: 'nofollow noopener noreferrer external',
  mail: 'noopener',
  phone: 'noopener',
};
