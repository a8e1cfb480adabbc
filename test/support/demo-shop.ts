import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { test as base } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import { type Language, languages } from '#model/language.ts';
import { routes } from '#model/pages/routes.ts';
import { serveSite } from '#server/start-site.ts';
import { attribute, elements, parseHtml } from './html.ts';
import { oncePerWorker } from './once-per-worker.ts';

/** The server's response to a path; redirects are not followed. */
export interface Answer {
  path: string;
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  /** The language that the document says it is in. */
  language: string | undefined;
  root: Root;
}

/** A path per language that no page has. */
export const missingPaths: Record<Language, string> = {
  de: '/gibt-es-nicht',
  en: '/en/does-not-exist',
  fr: '/fr/n-existe-pas',
};

/** Takes what is to be done when a fixture has done its duty. */
export type OnCleanup = (cleanup: () => Promise<void>) => void;

/** The folder of the demo shop's content. */
export const content = join(import.meta.dirname, '../../content');

/** The folder of the demo shop's releases. */
export const dist = join(import.meta.dirname, '../../dist');

/**
 * Vitest's `test` with the built demo shop, shared by all files of a worker: `origin`, the address of
 * its server; `shop`, its content; `get`, which asks the server for a path; and the pages that visitors
 * may see: `sitePages` are those of the sitemap, `thanksPages` those after a message, `notFoundPages`
 * the responses to missing paths, `allPages` all three. To have them takes 0.3 GB: tests with a browser
 * make do with paths, `sitePaths` those of the sitemap, `visitedPaths` those of all pages that a browser has
 * to visit one by one: of the items, which are many and made alike, only some.
 */
export const test = base
  .extend('origin', { scope: 'worker' }, ({}, { onCleanup }) => serveDist(onCleanup))
  .extend('shop', { scope: 'worker' }, () => loadDemo())
  .extend('get', { scope: 'worker' }, ({ origin }) => getPage.bind(null, origin))
  .extend('sitePaths', { scope: 'worker' }, ({ origin }) => pathsOfSitemap(origin))
  .extend('sitePages', { scope: 'worker' }, ({ origin, sitePaths }) => allOf(origin, sitePaths))
  .extend('thanksPages', { scope: 'worker' }, ({ get }) =>
    Promise.all(Object.values(routes.thanks).map((path) => get(path))),
  )
  .extend('notFoundPages', { scope: 'worker' }, ({ get }) =>
    Promise.all(languages.map((language) => get(missingPaths[language]))),
  )
  .extend('allPages', { scope: 'worker' }, ({ sitePages, thanksPages, notFoundPages }) => [
    ...sitePages,
    ...thanksPages,
    ...notFoundPages,
  ])
  .extend('visitedPaths', { scope: 'worker' }, ({ sitePaths, shop }) => {
    const slugs = new Set(shop.items.map(({ slug }) => slug));
    const items = sitePaths.filter((path) => slugs.has(path.split('/').at(-1) ?? ''));
    const left = new Set(items.filter((_, at) => at % 20 !== 0));
    const visited = sitePaths.filter((path) => !left.has(path));
    return [...visited, ...Object.values(routes.thanks), ...Object.values(missingPaths)];
  });

const serveDist = oncePerWorker(async (onCleanup: OnCleanup): Promise<string> => {
  if (!existsSync(join(dist, 'current'))) {
    throw new Error('There is no built shop in dist/. Build it first: npm run build');
  }
  const server = await serveSite({ dist, host: '127.0.0.1', port: 0 });
  onCleanup(() => server.close());
  return server.url;
});

const loadDemo = oncePerWorker(async () => {
  const { site } = await loadSite(filesSource(content));
  if (!site) throw new Error('The content has errors. Look at them: npm run check');
  return site;
});

async function pathsOfSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
  return urls.map(({ pathname }) => pathname);
}

const allOf = oncePerWorker((origin: string, paths: readonly string[]) =>
  Promise.all(paths.map((path) => getPage(origin, path))),
);

/** Asks a shop's server for a page. */
export async function getPage(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const root = parseHtml(await response.text());
  const [html] = elements(root, 'html');
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    language: html && attribute(html, 'lang'),
    root,
  };
}
