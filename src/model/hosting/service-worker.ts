import type { Language } from '../language.ts';

/** The service worker's script, relative to the site's folder. */
export const serviceWorkerFile = 'sw.js';

/** Header of responses from the service worker's cache, which may be older than the server's. */
export const storedHeader = 'x-stored';

/** What the service worker needs to know about its release. */
export interface ServiceWorkerSettings {
  /**
   * The page shown if neither the network nor the cache has the requested page. Its revision
   * changes with everything that goes into the page.
   */
  offline: Partial<Record<Language, { url: string; revision: string }>>;
  /** Addresses of the fonts used by every page. */
  fonts: readonly string[];
}
