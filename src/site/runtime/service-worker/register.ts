import { reloadOnce } from './reload-once.ts';

/** What the rest of the runtime tells the service worker's registration, and asks it. */
export interface ServiceWorkerLink {
  /** The visitor goes to another page: looks for a newer worker, at most once in ten minutes. */
  lookForUpdate(): void;
  /** Code, styles or data of the release could not be loaded. */
  resourcesFailed(): void;
  /** Whether a newer worker has taken over since: the next page is to be loaded as a whole. */
  isUpdated(): boolean;
}

const interval = 10 * 60_000;

/**
 * Registers the service worker, on a secure connection or on localhost. When a newer one takes over,
 * a page whose resources had failed is loaded again, once for each `build` and session.
 *
 * @param build The id of the code that runs.
 */
export function registerServiceWorker(build: string): ServiceWorkerLink {
  let registration: ServiceWorkerRegistration | undefined;
  let looked = Date.now();
  let isUpdated = false;
  let hasFailed = false;

  const reloadIfNeeded = (): void => {
    if (isUpdated && hasFailed) reloadOnce(build);
  };
  const register = async (): Promise<void> => {
    const { serviceWorker } = navigator;
    let isControlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      // The first worker of a page is no update.
      isUpdated ||= isControlled;
      isControlled = true;
      reloadIfNeeded();
    });
    // The page's own files go first.
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => {
        addEventListener('load', resolve, { once: true });
      });
    }
    registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  };

  if (!isSecureContext) console.warn('The service worker needs https or localhost.');
  else if ('serviceWorker' in navigator) {
    register().catch((error: unknown) => console.warn('No service worker:', error));
  }
  return {
    lookForUpdate() {
      if (!registration || Date.now() - looked < interval) return;
      looked = Date.now();
      // Offline, or the worker is switched off: there is nothing newer to be had.
      registration.update().catch(() => {});
    },
    resourcesFailed() {
      hasFailed = true;
      reloadIfNeeded();
    },
    isUpdated: () => isUpdated,
  };
}
