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
  // Storage is blocked, missing or damaged, so nothing was chosen.
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

// After a reload, going back and forward still stays within the document where the application had
// done so before. Until it runs again, the document of the new address is loaded instead.
state['address'] = address.pathname;
listen('popstate', () => {
  if (state['alive'] || address.pathname === state['address']) return;
  // First the browser restores the position on the page shown, which must be tall enough for it.
  document.body.style.height = '1e6px';
  setTimeout(() => address.reload(), 99);
});

// Starts the application when the page is loaded, painted and idle, or at the visitor's first
// interaction, so that its requests do not compete with those of the page. Its modules are asked for
// together, so that none waits until another one has named it. Doing it again has no effect.
const start = () =>
  settings.modules.map((module) => import(/* @vite-ignore */ module).catch(console.error));
const once = { once: true };
listen('pointerdown', start, once);
listen('keydown', start, once);
const painted = new Promise<unknown>((resolve) => {
  // The very first paint may be of an empty page.
  new PerformanceObserver((list) =>
    list.getEntriesByName('first-contentful-paint').map(resolve),
  ).observe({ type: 'paint' });
  // Firefox tells of no paint after some reloads, Tor Browser of none at all. By then it is long past,
  // but in a tab that was never shown, and such a tab gets no frame either.
  listen('load', () => {
    setTimeout(requestAnimationFrame, 1000, resolve);
    // A timer takes the options for a time of 0 ms.
    void painted.then(() => (self.requestIdleCallback ?? setTimeout)(start, { timeout: 4000 }));
  });
});
void painted.then(() => {
  // Not before, because where a pointer rests, Chromium tells of moves while the page takes shape.
  listen('pointermove', start, once);
  // Shows the consent banner after the first paint, so that the page itself comes first, unless its
  // entries were already decided on or the browser refuses for the visitor. The first answer closes
  // it even if the application is not running yet.
  if (
    settings.consents &&
    !(navigator.globalPrivacyControl || stored[decisionKey]?.includes(settings.consents))
  ) {
    state['consent'] = 'ask';
  }
});
