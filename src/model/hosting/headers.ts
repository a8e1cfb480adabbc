/** Directives of the content security policy that a site may widen. */
type CspDirective =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'script-src'
  | 'style-src'
  | 'worker-src';

/** What a site loads beyond its own files: `{ 'script-src': ["'sha256-…'", 'https://maps.googleapis.com'] }`. */
export type CspSources = Partial<Record<CspDirective, readonly string[]>>;

/** Folders whose files carry a hash of their contents in their names, and so never change. */
export const immutableFolders = ['/assets/', '/media/', '/page-data/sq/d/'] as const;

export const immutableCaching = 'public, max-age=31536000, immutable';

/** Kept by the browser, but used only after the server has said that it still holds. */
export const revalidatedCaching = 'no-cache';

export function cacheControl(path: string): string {
  const immutable = immutableFolders.some((folder) => path.startsWith(folder));
  return immutable ? immutableCaching : revalidatedCaching;
}

/**
 * The headers that every response of a site carries. `https` tells that visitors reach the site
 * over https alone: the browser is then told never to try anything else.
 */
export function securityHeaders(options: {
  https: boolean;
  sources?: CspSources;
}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options.sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // Subdomains are left out: a shop's other hosts may not have https.
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Folders of what is part of a page and never shown by itself. */
const partFolders = ['/assets/', '/page-data/'];

/** What holds of any response, not of documents alone. */
const ofAny = new Set(['X-Content-Type-Options', 'Strict-Transport-Security']);

/**
 * Those of the security headers that mean something for a path: what only documents heed would make
 * up a tenth of a page's data.
 */
export function headersFor(
  path: string,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!partFolders.some((folder) => path.startsWith(folder))) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ofAny.has(name)));
}

/**
 * The policy of a site that loads its own files only, widened by `sources`.
 *
 * @throws RangeError for a source that would end its directive or the header.
 */
export function contentSecurityPolicy(sources: CspSources = {}): string {
  const own: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    // Pages carry their styles inline, and so do the style attributes that React writes.
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
