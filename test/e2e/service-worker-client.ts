import { registerServiceWorker, type ServiceWorkerLink } from '#site/runtime/service-worker.ts';

declare global {
  /** What the page's script got when it registered the service worker. */
  var link: ServiceWorkerLink;
}

globalThis.link = registerServiceWorker(document.documentElement.dataset['build'] ?? '');
