import { registerServiceWorker, type ServiceWorkerLink } from '#site/runtime/service-worker.ts';

declare global {
  /** The result of registering the service worker. */
  var link: ServiceWorkerLink;
}

globalThis.link = registerServiceWorker(document.documentElement.dataset['build'] ?? '');
