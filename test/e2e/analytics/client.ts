import { startAnalytics } from '#site/analytics/analytics.ts';

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

const { matomo } = window;
const pageShown = startAnalytics(
  { script: `${matomo}matomo.js`, endpoint: `${matomo}matomo.php`, siteId: 5 },
  consent,
);

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
