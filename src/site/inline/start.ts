import { decisionKey } from '#model/consent/consent.ts';
import { choiceKey } from '../ui/colour-mode/choice-key.ts';

// The inline script of every document, placed before its body. It is bundled separately and stays
// below 1 KB: one flat program, because each function would add to its size.
const state = document.documentElement.dataset;
// Names that the minifier can shorten.
const listen = addEventListener;
const address = location;
const stored = (key: string): string | undefined => {
  try {
    return localStorage[key] as string | undefined;
  } catch {
    // Storage is blocked, missing or damaged, so nothing was chosen.
    return undefined;
  }
};

// Sets the visitor's colour mode before the first paint; the styles depend on it.
state['mode'] = stored(choiceKey) ?? state['mode'];

// Marks buttons clicked before the application runs, so that it can repeat the clicks. Default
// actions of the browser, such as opening a menu or submitting a form, have already happened.
listen('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.<HTMLElement>(
    '[type=button]:not([popovertarget])',
  )?.dataset;
  if ('alive' in state || !button) return;
  button['clicked'] = '';
  if ('answer' in button) delete state['consent'];
});

// After a reload, going back and forward still stays within the document where the application had
// done so before. Until it runs again, the document of the new address is loaded instead.
state['address'] = address.pathname;
listen('popstate', () => {
  if ('alive' in state || address.pathname === state['address']) return;
  address.reload();
});

// Starts the application when the page is loaded, painted and idle, or at the visitor's first
// interaction, so that its requests do not compete with those of the page. Its modules are asked for
// together, so that none waits until another one has named it. Doing it again has no effect.
const start = () =>
  settings.modules.map((module) => import(/* @vite-ignore */ module).catch(console.error));
const once = { once: true };
listen('pointerdown', start, once);
listen('keydown', start, once);
const painted = new Promise<void>((resolve) => {
  // The very first paint may be of an empty page.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint after some reloads, Tor Browser of none at all. By then it is long past,
  // but in a tab that was never shown, and such a tab gets no frame either.
  listen('load', () => setTimeout(requestAnimationFrame, 1000, resolve));
});
listen('load', () => {
  // A timer takes the options for a time of 0 ms.
  void painted.then(() => (self.requestIdleCallback ?? setTimeout)(start, { timeout: 4000 }));
});
void painted.then(() => {
  // Not before, because where a pointer rests, Chromium tells of moves while the page takes shape.
  listen('pointermove', start, once);
  // Shows the consent banner after the first paint, so that the page itself comes first, unless its
  // entries were already decided on or the browser refuses for the visitor. The first answer closes
  // it even if the application is not running yet.
  if (
    settings.consents &&
    !(navigator.globalPrivacyControl || stored(decisionKey)?.includes(settings.consents))
  ) {
    state['consent'] = 'ask';
  }
});
