import { z } from 'zod';
import { link } from '../fields.ts';
import { isOldPath } from '../hosting/release.ts';
import { about } from '../owner-words.ts';

/** An address of the shop's former site, and its new target. */
export const redirectEntrySchema = z
  .strictObject({
    from: z
      .string()
      .transform((text, context) => {
        const read = readOldAddress(text);
        if ('from' in read) return read.from;
        const message = read.mistake;
        context.addIssue({ code: 'invalid_format', format: 'path', input: text, message });
        return z.NEVER;
      })
      .meta(
        about(
          'The old path on this site, such as "/ueber-uns.html", with a query if that tells pages apart, such as "/index.php?id=12"; "/alt/*" is the folder and everything below it.',
          {
            de: [
              'Alte Adresse',
              'Ohne den Namen der Website. Ein * am Ende steht für alles, was darunter lag.',
            ],
            en: [
              'Old address',
              'Without the name of the website. A * at its end stands for all that lay below it.',
            ],
            fr: [
              'Ancienne adresse',
              'Sans le nom du site. Un * à la fin vaut pour tout ce qui se trouvait en dessous.',
            ],
            example: '/ueber-uns.html',
            inList: 'title',
          },
        ),
      ),
    to: link('Where it leads: the key or path of a page, or an address with https.', {
      de: ['Führt jetzt zu', 'Eine Seite Ihrer Website oder eine Adresse im Netz.'],
      en: ['Now leads to', 'A page of your website, or any address on the web.'],
      fr: ['Mène désormais à', 'Une page de votre site ou une adresse sur Internet.'],
      inList: 'column',
    }),
  })
  .meta(
    about('An address of an older site, and where visitors find its content now.', {
      de: 'Weiterleitung',
      en: 'Redirect',
      fr: 'Redirection',
    }),
  );

export type RedirectEntry = z.output<typeof redirectEntrySchema>;

/** An address of a former site. */
export interface OldAddress {
  /** The host, if the address was written with one: 'www.example.org'. */
  host?: string;
  /** Decoded, without a trailing slash. */
  path: string;
  /** Whether it also matches everything below the path. */
  isFolder: boolean;
  /** Parameters that a request must have, encoded and sorted by name: 'L=1&id=12'. */
  query?: string;
}

/** Splits a redirect's `from` into its parts. */
export function oldAddress(from: string): OldAddress {
  const [, origin, rest = ''] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(from) ?? [];
  const [path = '', query] = rest.split('?');
  const isFolder = path.endsWith('/*');
  return {
    ...(origin ? { host: new URL(origin).host } : {}),
    path: isFolder ? path.slice(0, -2) : path,
    isFolder,
    ...(query ? { query } : {}),
  };
}

/** Returns the normal form of an address as owners write it, or why it cannot be redirected. */
function readOldAddress(text: string): { from: string } | { mistake: string } {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(text) ?? [];
  if (origin && !URL.canParse(origin)) {
    return { mistake: 'Write the path alone, such as "/ueber-uns.html".' };
  }
  if (rest.includes('#')) {
    return {
      mistake: 'Browsers don’t send what follows a "#" to the server. Write the path before it.',
    };
  }
  const at = rest.indexOf('?');
  const path = readPath(at < 0 ? rest : rest.slice(0, at));
  const query = at < 0 ? { query: '' } : readQuery(rest.slice(at + 1));
  if ('mistake' in path) return path;
  if ('mistake' in query) return query;
  if (query.query === '' && path.path === '/') {
    return {
      mistake: 'The home page stands there. Write a path or a query, such as "/?page_id=7".',
    };
  }
  if (query.query !== '' && path.path.endsWith('/*')) {
    return { mistake: 'A folder ("/*") has no query. Write one of the two.' };
  }
  const host = origin && new URL(origin).origin;
  return { from: host + path.path + (query.query && `?${query.query}`) };
}

function readPath(text: string): { path: string } | { mistake: string } {
  if (!text.startsWith('/') && text !== '') {
    return { mistake: 'Begin the old path with a slash, such as "/ueber-uns.html".' };
  }
  const path = decoded(text.replace(/\/$/, '') || '/');
  if (path === undefined) {
    return { mistake: notText };
  }
  const single = path.replace(/\/\*$/, '');
  if (single === '') {
    return {
      mistake: 'This is the whole site. Write a folder, such as "/alt/*", or a single path.',
    };
  }
  if (single.includes('*')) {
    return { mistake: 'A "*" stands at the end alone, for all below a folder: "/alt/*".' };
  }
  if (path === '/' || isOldPath(single)) return { path };
  if (/\/(?:\.|\/|$)/.test(single)) {
    return { mistake: 'No part of the path may be empty or begin with a dot.' };
  }
  const sign = single.match(/[^/]/gu)?.find((one) => !isOldPath(`/${one}`)) ?? '';
  return { mistake: `No redirect can begin at a path with ${named(sign)}.` };
}

function readQuery(text: string): { query: string } | { mistake: string } {
  const asked = new URLSearchParams(text);
  asked.sort();
  const names = [...asked.keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return { mistake: `"${twice}" stands in the query twice. Keep one.` };
  const sign = [...asked].flat().join('').match(unfit)?.[0];
  if (sign === '\uFFFD') return { mistake: notText };
  if (sign) return { mistake: `No redirect can begin at a query with ${named(sign)}.` };
  if (names.includes('')) return { mistake: 'A parameter has no name. Write "?name=value".' };
  return { query: asked.toString() };
}

/** Characters that no former site used in its queries, and that hosts read as part of a rule. */
const unfit = /[\p{C}\p{Zl}\p{Zp}"*\\<>^`{|}\uFFFD]/u;

const notText = 'What follows "%" is no UTF-8. Write the characters themselves, such as "ü".';

function named(sign: string): string {
  return /[\p{C}\p{Z}]/u.test(sign)
    ? `the invisible character U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `the character ${sign}`;
}

/** Decodes a path for people: '/%C3%BCber' -> '/über'. Undefined if its bytes are not text. */
function decoded(path: string): string | undefined {
  try {
    return path.replaceAll(/(?:%[\da-f]{2})+/gi, decodeURIComponent).normalize('NFC');
  } catch {
    return undefined;
  }
}
