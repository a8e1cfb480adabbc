import { contentPolicy, securityHeaders } from '#model/hosting/headers.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { styleSource } from '../pages/page.ts';

/**
 * The headers of a response that is not a file of the site: a page of the server, which loads
 * nothing, or data, which no page shows.
 */
export function answerHeaders({ formsUrl, siteUrl }: Pick<FormsShop, 'formsUrl' | 'siteUrl'>) {
  return {
    ...securityHeaders({ https: formsUrl.startsWith('https:') }),
    'Content-Security-Policy': contentPolicy({
      'default-src': ["'none'"],
      // The site's icon, which browsers request by themselves.
      'img-src': ["'self'"],
      'style-src': [styleSource()],
      'base-uri': ["'none'"],
      // Browsers check the address that a form redirects to as well.
      'form-action': ["'self'", siteUrl],
      'frame-ancestors': ["'none'"],
    }),
    'Cache-Control': 'no-store',
  };
}

/** Adds the headers that the response does not have. */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
