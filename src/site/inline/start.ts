import { decisionKey } from '#model/consent/consent.ts';
import { choiceKey } from '../ui/colour-mode/choice-key.ts';

// The inline script of every document, placed before its body. It is bundled separately and stays
// below 1 KB: one flat program, because each function would add to its size.
const state = document.documentElement.dataset;
// Names that the minifier can shorten.
const listen = addEventListener;
const address = location;

let stored: Partial<Record<string, string>> = {};
try {
  stored = { ...(localStorage as Record<string, string>) };
} catch {
  // Storage is blocked, missing or damaged, so there is no stored choice.
}

// Sets the visitor's colour mode before the first paint; the styles depend on it.
state['mode'] = stored[choiceKey] ?? state['mode'];

// Marks buttons clicked before the application runs, so that it can repeat the clicks. Default
// actions of the browser, such as opening a menu or submitting a form, have already happened.
listen('click', (event) => {
  const button = (event.target as Partial<Element>).closest?.<HTMLElement>(
    '[type=button]:not([popovertarget])',
  )?.dataset;
  if (state['alive'] || !button) return;
  button['clicked'] = '';
  if ('answer' in button) delete state['consent'];
});

// After a reload, going back and forward still stays within the document if the application had
// navigated there before. Until it runs again, the document of the new address is loaded instead.
state['address'] = address.pathname;
listen('popstate', () => {
  if (state['alive'] || address.pathname === state['address']) return;
  // The browser first restores the scroll position on the current page, which must be tall enough
  // for it.
  document.body.style.height = '1e6px';
  setTimeout(() => address.reload(), 99);
});

// Starts the application when the page is loaded, painted and idle, or at the visitor's first
// interaction, so that its requests do not compete with the page's. Its modules are requested
// together, so that none waits until another has named it. Starting again has no effect.
const start = () =>
  settings.modules.map((module) => import(/* @vite-ignore */ module).catch(console.error));
const once = { once: true };
listen('pointerdown', start, once);
listen('keydown', start, once);
const painted = new Promise<unknown>((resolve) => {
  // The first paint may be of an empty page.
  new PerformanceObserver((list) =>
    list.getEntriesByName('first-contentful-paint').map(resolve),
  ).observe({ type: 'paint' });
  // Firefox reports no paint after some reloads, Tor Browser none at all. By this time it is long
  // past, except in a tab that was never shown, which gets no frame either.
  listen('load', () => {
    setTimeout(requestAnimationFrame, 1000, resolve);
    // A timer treats the options as a delay of 0 ms.
    void painted.then(() => (self.requestIdleCallback ?? setTimeout)(start, { timeout: 4000 }));
  });
});
void painted.then(() => {
  // Not earlier: Chromium reports moves of a resting pointer while the page takes shape.
  listen('pointermove', start, once);
  // Shows the consent banner after the first paint, so that the page itself comes first, unless the
  // visitor has already decided on its entries or the browser refuses on their behalf. The first
  // response closes it even if the application is not running yet.
  if (
    settings.consents &&
    !(navigator.globalPrivacyControl || stored[decisionKey]?.includes(settings.consents))
  ) {
    state['consent'] = 'ask';
  }
});
