import type { MatomoView } from '#features/matomo/views.ts';
import { startServices } from '#site/services/start-services.ts';

/** Test controls in a page whose visits are counted. */
interface Shop {
  decide(isGiven: boolean): void;
  /** Shows another page within the document. */
  go(path: string): void;
}

declare global {
  interface Window {
    /** Address of Matomo. */
    matomo: string;
    shop: Shop;
  }
}

const listeners: (() => void)[] = [];

/** The visitor's decision, stored for their next document. */
const consent = {
  isGiven: () => localStorage.getItem('given') === 'yes',
  subscribe: (listener: () => void) => void listeners.push(listener),
};

const matomo: MatomoView = {
  functionId: 'matomo',
  cookies: ['_pk_', 'mtm_'],
  script: `${window.matomo}matomo.js`,
  endpoint: `${window.matomo}matomo.php`,
  siteId: 5,
};
const pageShown = startServices({ matomo }, consent);

window.shop = {
  decide(isGiven) {
    localStorage.setItem('given', isGiven ? 'yes' : 'no');
    for (const listener of listeners) listener();
  },
  go(path) {
    history.pushState(null, '', path);
    document.title = `Page ${path}`;
    pageShown();
  },
};
