import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { type ServiceWorkerSettings, storedHeader } from '#model/hosting/service-worker.ts';
import { defaultLanguage, languageOfPath } from '#model/language.ts';
import { pageDataPath } from '#model/page-data/paths.ts';
import { cacheNames, isOutdated } from './cache-names.ts';
import { isImmutable, isPageData, isPagePath, pageKey } from './requests.ts';
import { isStorable } from './storable.ts';

declare const self: ServiceWorkerGlobalScope;

/** Prepended to this script by the build. */
declare const serviceWorkerSettings: ServiceWorkerSettings;

/** After this time the cached response is used instead of the network's, s. */
const networkTimeoutSeconds = 3;

const day = 24 * 60 * 60;

const storable: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(isStorable(new URL(request.url).pathname, response) ? response : null),
};

/**
 * Marks cached responses for requests from a page, which needs to know that they may be outdated.
 * Navigations are left to the browser.
 */
const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (!cachedResponse) return Promise.resolve(null);
    const headers = new Headers(cachedResponse.headers);
    headers.set(storedHeader, 'yes');
    return Promise.resolve(new Response(cachedResponse.body, { headers }));
  },
};

/** Lets a page bypass a cached file that turned out to be damaged. */
const renewable: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(request.cache === 'reload' ? null : (cachedResponse ?? null)),
};

const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
};

const orOfflinePage: WorkboxPlugin = { handlerDidError: ({ request }) => offlinePage(request.url) };

const pages = new NetworkFirst({
  ...storeOf(cacheNames.pages, { entries: 50, days: 30 }, byPage, orOfflinePage),
  networkTimeoutSeconds,
});
const data = new NetworkFirst({
  ...storeOf(cacheNames.data, { entries: 100, days: 30 }, marked),
  networkTimeoutSeconds,
});
const assets = new CacheFirst(storeOf(cacheNames.assets, { entries: 150, days: 90 }, renewable));
const media = new CacheFirst(storeOf(cacheNames.media, { entries: 150, days: 90 }));

// Pages come from the network first, and hashed files of all releases share their caches, so a new
// worker serves the tabs of an older release just as the old one did. It need not wait until they
// are closed, and a bug in the old worker ends at once. Taking over notifies the tabs of the
// update.
void self.skipWaiting();
clientsClaim();
enableNavigationPreload();

setCacheNameDetails({ precache: cacheNames.offline, prefix: '', suffix: '' });
precache(Object.values(serviceWorkerSettings.offline));

// Requests without a route go to the network as if there were no worker: methods other than GET,
// range requests, other hosts, endpoints.
registerRoute(({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname), pages);
// The browser starts loading the navigation target while the worker starts. Ignoring that response
// would send the request twice.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
registerRoute(({ url, sameOrigin }) => sameOrigin && isPageData(url.pathname), data);
registerRoute((asked) => isHashedFile(asked) && asked.url.pathname.startsWith('/media/'), media);
registerRoute(isHashedFile, assets);

self.addEventListener('install', (event) => {
  event.waitUntil(storeFonts(event));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOutdatedCaches(), storeOpenPages(event)]));
});

/** Whether a complete hashed file is requested. */
function isHashedFile({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && isImmutable(url.pathname) && !request.headers.has('range');
}

function storeOf(
  cacheName: string,
  most: { entries: number; days: number },
  ...plugins: WorkboxPlugin[]
) {
  // Its type includes `undefined`, whereas a plugin's type says that a member may be missing.
  const expiration = new ExpirationPlugin({
    maxEntries: most.entries,
    maxAgeSeconds: most.days * day,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
  return {
    cacheName,
    plugins: [storable, ...plugins, expiration],
    matchOptions: { ignoreVary: true },
  };
}

function offlinePage(address: string): Promise<Response | undefined> {
  const { offline } = serviceWorkerSettings;
  const language = languageOfPath(new URL(address).pathname);
  const page = offline[language] ?? offline[defaultLanguage];
  return page ? matchPrecache(page.url) : Promise.resolve(undefined);
}

/** Caches what the offline page needs besides itself. */
async function storeFonts(event: ExtendableEvent): Promise<void> {
  const requests = serviceWorkerSettings.fonts.map((url) => new Request(url));
  await Promise.all(requests.map((request) => assets.handle({ event, request })));
}

async function removeOutdatedCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOutdated).map((name) => caches.delete(name)));
}

/**
 * Caches pages that were loaded before the worker was installed, and would be missing offline,
 * together with the data that client-side navigation to them needs.
 */
async function storeOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const store = (handler: NetworkFirst, url: string) =>
    handler.handle({ event, request: new Request(url) }).catch(() => {});
  await Promise.all(
    open
      .filter(({ url }) => isPagePath(new URL(url).pathname))
      .flatMap(({ url }) => [
        store(pages, url),
        store(data, pageDataPath(new URL(pageKey(url)).pathname)),
      ]),
  );
}
