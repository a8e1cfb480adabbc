import { join } from 'node:path';
import type { Root } from 'hast';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { filesSource } from '#content/files/files-source.ts';
import { loadSite } from '#content/load.ts';
import { type Language, languages } from '#model/language.ts';
import { routes } from '#model/pages/system-pages.ts';
import { openContext } from './browser.ts';
import { test as base } from './harness.ts';
import { attribute, elements, parseHtml } from './html.ts';

/** What the server answers to a path; it follows no redirect. */
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

/** The content of the demo shop. */
export const content = join(import.meta.dirname, '../../content');

/**
 * The harness's `test` with `shop`, the content of the demo shop; `page`, and `plainPage` without
 * JavaScript, which the tests of a file share; `get`, which asks the server for a path; and the
 * pages that visitors may see, fetched once for all files: `sitePages` are those of the sitemap,
 * `thanksPages` those after a message, `notFoundPages` what missing paths get, `allPages` all three.
 */
export const test = base
  .extend('shop', { scope: 'worker' }, async () => {
    const { site } = await loadSite(filesSource(content));
    if (!site) throw new Error('The content has errors. Look at them: npm run check');
    return site;
  })
  .extend('page', { scope: 'file' }, ({ browser, origin }, { onCleanup }) =>
    openPage(browser, { baseURL: origin }, onCleanup),
  )
  .extend('plainPage', { scope: 'file' }, ({ browser, origin }, { onCleanup }) =>
    openPage(browser, { baseURL: origin, javaScriptEnabled: false }, onCleanup),
  )
  .extend('get', { scope: 'worker' }, ({ origin }) => getPage.bind(null, origin))
  .extend('sitePages', { scope: 'worker' }, async ({ origin, get }) => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
    return Promise.all(urls.map(({ pathname }) => get(pathname)));
  })
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
  ]);

/** Animations are left out: what is measured stands still. */
async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  onCleanup: (cleanup: () => Promise<void>) => void,
): Promise<Page> {
  const context = await openContext(browser, { reducedMotion: 'reduce', ...options });
  onCleanup(() => context.close());
  return context.newPage();
}

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
