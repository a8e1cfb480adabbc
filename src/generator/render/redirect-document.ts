import { isElsewhere } from '#model/hosting/redirect-target.ts';
import type { PlannedRedirect } from '../plan/planned.ts';
import { escapeHtml } from '../text/escape.ts';

/** A page that leads on without JavaScript, for hosts that know no redirects. */
export function redirectDocument({ to, language }: PlannedRedirect, siteUrl: string): string {
  const href = escapeHtml(to);
  const page = to.replace(/#.*$/, '');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${href}</title>`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(isElsewhere(to) ? to : siteUrl + page)}">`,
    `</head><body><p><a href="${href}">${href}</a></p></body></html>\n`,
  ].join('');
}
