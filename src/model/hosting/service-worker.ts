import type { Language } from '../language.ts';

/** Where the service worker's script lies below the site's folder. */
export const serviceWorkerFile = 'sw.js';

/** What the service worker must know of the release that it comes with. */
export interface ServiceWorkerSettings {
  /** Path of the page that is shown where neither network nor cache has the page asked for. */
  offline: Partial<Record<Language, string>>;
  /**
   * Addresses that are stored when the worker is installed. The revision changes with the contents;
   * it is null where the address does.
   */
  precache: { url: string; revision: string | null }[];
}
