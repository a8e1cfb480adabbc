import { isOurs } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

// Replaces the worker in releases that turn it off. Browsers request this file from the server
// whatever the previous worker does, so this also ends a broken one. The script avoids anything
// that could fail, and handles no requests: they go to the network.
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
