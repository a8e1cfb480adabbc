/** Directives of the content security policy that a site may extend. */
type CspDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'script-src'
  | 'style-src'
  | 'worker-src';

/**
 * The sources a site loads from besides its own files: `{ 'script-src': ["'sha256-…'",
 * 'https://maps.googleapis.com'] }`.
 */
export type CspSources = Partial<Record<CspDirective, readonly string[]>>;

/** Folders of immutable files: their names contain a hash of their contents. */
export const immutableFolders = ['/assets/', '/media/', '/page-data/sq/d/'] as const;

export const immutableCaching = 'public, max-age=31536000, immutable';

/** Stored by the browser, but used only after revalidation with the server. */
export const revalidatedCaching = 'no-cache';

export function cacheControl(path: string): string {
  const immutable = immutableFolders.some((folder) => path.startsWith(folder));
  return immutable ? immutableCaching : revalidatedCaching;
}

export const policyHeader = 'Content-Security-Policy';

/** The header that stops other sites from embedding a site's files. */
const resourcePolicy = 'Cross-Origin-Resource-Policy';

/**
 * The headers of every response of a site. Set `https` if visitors can only reach the site over
 * https: browsers then never use anything else.
 */
export function securityHeaders(options: {
  https: boolean;
  sources?: CspSources;
}): Record<string, string> {
  return {
    [policyHeader]: contentSecurityPolicy(options.sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    [resourcePolicy]: 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Subdomains are excluded: a shop's other hosts may not have https.
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Folders of files that are parts of pages and never opened on their own. */
const partFolders = ['/assets/', '/page-data/'];

/** The headers that apply to all responses, not only to documents. */
const ofAny = new Set(['X-Content-Type-Options', 'Strict-Transport-Security', resourcePolicy]);

/**
 * The security headers for a path. Headers that only apply to documents are left out elsewhere:
 * they would add a tenth to the size of a page's data. Other sites may embed pictures: social cards
 * are meant for that, and mails link to them.
 */
export function headersFor(
  path: string,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  if (partFolders.some((folder) => path.startsWith(folder))) {
    return Object.fromEntries(Object.entries(headers).filter(([name]) => ofAny.has(name)));
  }
  return path.startsWith('/media/') ? withoutResourcePolicy(headers) : headers;
}

export function withoutResourcePolicy(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const { [resourcePolicy]: _, ...rest } = headers;
  return rest;
}

/**
 * The policies of a site that loads only its own files and `sources`. A browser applies both: the
 * first allows the site's own origin, the second only the folders of the kit's own scripts and
 * workers. A path needs a host before it, and a release does not know which origin serves it.
 *
 * @throws RangeError if a source would end its directive or the header.
 */
export function contentSecurityPolicy(sources: CspSources = {}): string {
  const policies: Record<string, readonly string[]>[] = [
    {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      // Pages contain inline styles, and React writes style attributes.
      'style-src': ["'self'", "'unsafe-inline'"],
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
    { 'script-src': ['*:*/assets/'], 'worker-src': ['*:*/assets/', '*:*/sw.js'] },
  ];
  return policies.map((own, at) => policy(own, at === 0 ? sources : scriptsOf(sources))).join(', ');
}

/** The directives that the second policy restricts. */
function scriptsOf(sources: CspSources): CspSources {
  const names = ['script-src', 'worker-src'] as const;
  return Object.fromEntries(names.map((name) => [name, sources[name] ?? []]));
}

/** Serialises a policy from its directives. */
export function contentPolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

function policy(own: Record<string, readonly string[]>, sources: CspSources): string {
  const all = { ...own };
  for (const [directive, further] of Object.entries(sources)) {
    const broken = further.find((source) => !/^[^\s;,"]+$/.test(source));
    if (broken !== undefined) {
      throw new RangeError(`"${broken}" cannot be a source of ${directive}.`);
    }
    all[directive] = [...(own[directive] ?? ["'self'"]), ...further];
  }
  return contentPolicy(all);
}

/**
 * The headers of a document that the kit did not make, such as an HTML file of the shop: it cannot
 * run scripts or read the storage of the site's origin.
 */
export function sandboxed(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, [policyHeader]: `${headers[policyHeader]}, sandbox` };
}

/** Extensions that hosts serve as documents that can run scripts. */
const scriptable = /\.(?:s?html?|xht(?:ml)?|svgz?|xml|xslt?|atom|rss|rdf|mml|mathml)$/i;

/**
 * The paths of the documents among these files; '/a/index.html' also counts as '/a'.
 *
 * @param files Paths below the site's root, such as '/page.html'.
 */
export function documentPaths(files: readonly string[]): string[] {
  return files.flatMap((path) => {
    if (!scriptable.test(path)) return [];
    return path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length)] : [path];
  });
}
