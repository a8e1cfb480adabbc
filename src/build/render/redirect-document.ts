import type { Redirect } from '../plan/planned.ts';
import { escapeHtml } from './escape.ts';

/** A page that leads on without JavaScript, for hosts that know no redirects. */
export function redirectDocument({ to, language }: Redirect, siteUrl: string): string {
  const href = escapeHtml(to);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${href}</title>`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(siteUrl)}${href}">`,
    '<meta name="robots" content="noindex">',
    `</head><body><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('');
}
