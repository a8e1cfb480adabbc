import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from '#model/theme.ts';
import { findMedia } from '#model/site.ts';
import { today } from '#model/today.ts';
import { isElsewhere } from '#model/hosting/redirect-target.ts';
import type { BuildInput, BuildOptions } from './build-input.ts';
import { mapLibraryFiles } from './files/map-library.ts';
import { securityTxt } from './files/security-txt.ts';
import { sitemapFiles } from './files/sitemap.ts';
import { webManifest } from './files/web-manifest.ts';
import { makeIcons } from './images/icons.ts';
import type { PlannedRedirect } from './plan/planned.ts';
import { escapeHtml } from './text/escape.ts';

/** A shop's own file at this path replaces the generated one. */
const securityPath = '/.well-known/security.txt';

/** A file known to be the same in the previous release. */
export interface KnownFile {
  hash: string;
  /** Makes the file, in case the previous release has lost it. */
  contents: () => string | Buffer;
}

export function isKnown(file: string | Buffer | KnownFile): file is KnownFile {
  return typeof file === 'object' && 'hash' in file;
}

/** The files of a release besides pages and images, by path relative to the site's root. */
export type ReleaseFiles = Map<string, string | Buffer | KnownFile>;

/**
 * Makes the files that only depend on content: sitemap, files of features, robots, security
 * contact, icons and manifest, map library.
 */
export async function composedFiles(
  { site, plan }: Pick<BuildInput, 'site' | 'plan'>,
  cacheFolder: string,
): Promise<Map<string, string | Buffer>> {
  const { siteUrl } = site.project.siteMetadata;
  const colours = palette(site.theme);
  const mark = findMedia(site, site.project.logo_mark ?? site.project.logo);
  const icons = mark
    ? await makeIcons(mark, { brand: colours.brand, base: colours.background }, cacheFolder)
    : new Map<string, Buffer>();
  return new Map<string, string | Buffer>([
    ...sitemapFiles(plan.sitemap(), siteUrl),
    ['robots.txt', robotsFile(siteUrl)],
    ...(site.files.has(securityPath)
      ? []
      : [[securityPath.slice(1), securityTxt(site, today())] as const]),
    ...icons,
    ...Array.from(plan.featureFiles(), ({ file, contents }) => [file, contents] as const),
    ...(await mapLibraryFiles(site)),
    ...(mark
      ? [['manifest.webmanifest', webManifest(site, colours, [...icons.keys()])] as const]
      : []),
  ]);
}

/** Documents by file, made on demand. */
export type RedirectPages = ReadonlyMap<string, () => string>;

/**
 * The pages that redirect old paths. Redirects of whole folders only get pages on request: most
 * hosts have a rule for them.
 */
export function redirectPages(
  { site, plan }: Pick<BuildInput, 'site' | 'plan'>,
  { redirectPages: areWanted = false }: Pick<BuildOptions, 'redirectPages'>,
): RedirectPages {
  const { siteUrl } = site.project.siteMetadata;
  const { exact, folders, all } = plan.redirects;
  const pages = new Map<string, () => string>();
  for (const redirect of [...(areWanted ? all() : exact), ...folders]) {
    if (!isFileName(redirect.from)) continue;
    const path = redirect.from.slice(1);
    const file = /\.html?$/.test(path) ? path : `${path}/index.html`;
    if (pages.has(file) || site.files.has(`/${file}`)) continue;
    pages.set(file, () => redirectDocument(redirect, siteUrl));
  }
  return pages;
}

/**
 * Whether a path is valid in a file system: Windows allows no colons in names, and no system allows
 * names of more than 255 bytes.
 */
function isFileName(path: string): boolean {
  return path.split('/').every((name) => !name.includes(':') && Buffer.byteLength(name) <= 255);
}

/** The bundle's files that pages refer to. Excludes styles, which each page contains. */
export async function fontFiles(folder: string): Promise<[string, Buffer][]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.css'));
  return Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [
      `assets/${name}`,
      await readFile(join(folder, name)),
    ]),
  );
}

/** Allows everything, and locates the sitemap (RFC 9309). */
function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** A page that redirects without JavaScript, for hosts without redirect rules. */
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
