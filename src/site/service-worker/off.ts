import { isOurs } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

// What a release with the worker switched off has in the worker's place. A browser asks the server
// for this file whatever the worker before it does, so it also ends one that is broken. It uses
// nothing that could break itself, and has no handler for requests: they go to the network.
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
}
