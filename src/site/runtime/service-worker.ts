/** The runtime's interface to the service worker's registration. */
export interface ServiceWorkerLink {
  /**
   * Call when the visitor goes to another page: looks for a newer worker, at most once in ten
   * minutes.
   */
  lookForUpdate(): void;
  /**
   * Call when code, styles or data of the release could not be loaded. One of them may be damaged in
   * a cache, so that the next page gets them from the server.
   */
  resourcesFailed(): void;
  /** Whether a newer worker has taken over, so that the next page must be loaded as a document. */
  isUpdated(): boolean;
}

const interval = 10 * 60_000;

/**
 * Registers the service worker, on a secure connection or on localhost. When a newer one takes
 * over, a page with failed resources is reloaded, once for each `build` and session.
 *
 * @param build The id of the running code.
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
      // A page's first worker is not an update.
      isUpdated ||= isControlled;
      isControlled = true;
      reloadIfNeeded();
    });
    // The page's own files take priority.
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
      // The browser is offline or the worker is turned off: there is no update.
      registration.update().catch(() => {});
    },
    resourcesFailed() {
      if (!hasFailed) renewFiles();
      hasFailed = true;
      reloadIfNeeded();
    },
    isUpdated: () => isUpdated,
  };
}

/** Replaces the cached copies of the code and shared data that this document has requested. */
function renewFiles(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    if (/\/(?:assets|sq)\/.*\.js/.test(name)) fetch(name, { cache: 'reload' }).catch(() => {});
  }
}

/**
 * Reloads the page, unless this session has already done so for the same build. If the session
 * cannot store that, the page is not reloaded, because it might reload forever.
 */
export function reloadOnce(build: string): void {
  const key = `reloaded:${build}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    return;
  }
  location.reload();
}
