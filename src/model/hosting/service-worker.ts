import type { Language } from '../language.ts';

/** Where the service worker's script lies below the site's folder. */
export const serviceWorkerFile = 'sw.js';

/** A header of answers that the service worker had stored, which may be older than the server's. */
export const storedHeader = 'x-stored';

/** What the service worker must know of the release that it comes with. */
export interface ServiceWorkerSettings {
  /**
   * The page that is shown where neither network nor cache has the page asked for. Its revision
   * changes with all that it is made from.
   */
  offline: Partial<Record<Language, { url: string; revision: string }>>;
  /** Addresses of the fonts that every page uses. */
  fonts: readonly string[];
}
