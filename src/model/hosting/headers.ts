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
 * The sources that a site loads in addition to its own files: `{ 'script-src': ["'sha256-…'",
 * 'https://maps.googleapis.com'] }`.
 */
export type CspSources = Partial<Record<CspDirective, readonly string[]>>;

/** Folders of files that never change, because their names contain a hash of their contents. */
export const immutableFolders = ['/assets/', '/media/', '/page-data/sq/d/'] as const;

export const immutableCaching = 'public, max-age=31536000, immutable';

/** Stored by the browser, but used only after revalidation with the server. */
export const revalidatedCaching = 'no-cache';

export function cacheControl(path: string): string {
  const immutable = immutableFolders.some((folder) => path.startsWith(folder));
  return immutable ? immutableCaching : revalidatedCaching;
}

/** The header that keeps pages of others from showing a site's files. */
const resourcePolicy = 'Cross-Origin-Resource-Policy';

/**
 * The headers of every response of a site. `https` means that visitors reach the site over https
 * only; browsers are then told never to use anything else.
 */
export function securityHeaders(options: {
  https: boolean;
  sources?: CspSources;
}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options.sources),
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

/** Folders of files that are parts of pages and never shown by themselves. */
const partFolders = ['/assets/', '/page-data/'];

/** The headers that apply to all responses, not only to documents. */
const ofAny = new Set(['X-Content-Type-Options', 'Strict-Transport-Security', resourcePolicy]);

/**
 * The security headers that apply to a path. Headers for documents only would add a tenth to the
 * size of a page's data. Pictures may be shown by others: those of social cards are meant to be, and
 * newsletters link to them.
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
 * The policy of a site that loads only its own files and `sources`.
 *
 * @throws RangeError for a source that would end its directive or the header.
 */
export function contentSecurityPolicy(sources: CspSources = {}): string {
  const own: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    // Pages contain inline styles, and so do the style attributes that React writes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'script-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const [directive, further] of Object.entries(sources)) {
    const broken = further.find((source) => !/^[^\s;,"]+$/.test(source));
    if (broken !== undefined) {
      throw new RangeError(`"${broken}" cannot be a source of ${directive}.`);
    }
    own[directive] = [...(own[directive] ?? ["'self'"]), ...further];
  }
  return Object.entries(own)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}
