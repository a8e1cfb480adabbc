import { decisionKey } from '#model/consent/consent.ts';
import { choiceKey } from '../ui/colour-mode/choice-key.ts';

// The script within every document, before its body. It is bundled apart from the rest and stays
// below 1 KB: one flat program, for a function of its own is what each part would have to pay for.
const state = document.documentElement.dataset;
let stored: Partial<Record<string, string>> = {};
try {
  stored = localStorage;
} catch {
  // Blocked: nothing was chosen.
}

// The colours that the visitor has chosen, from the first paint on. The styles know what they mean.
state['mode'] = stored[choiceKey] ?? state['mode'];

// Marks the buttons that are clicked before the application runs, which it then clicks again. What
// the browser does by itself, opening a menu or sending a form, is done.
addEventListener('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.('button[type=button]:not([popovertarget])');
  if ('alive' in state || !(button instanceof HTMLElement)) return;
  button.dataset['clicked'] = '';
  if ('answer' in button.dataset) delete state['consent'];
});

// Back and forward after a reload stay within the document, as far as the application has led before
// it: until it runs again, the document of the address takes the place of this one.
state['address'] = location.pathname;
addEventListener('popstate', () => {
  if (!('alive' in state) && location.pathname !== state['address']) location.reload();
});

// Shows the consent banner unless its entries were decided on, once the page is painted: what the
// visitor came for is there first. The first answer closes it, though the application may not run yet.
if (settings.consents && !stored[decisionKey]?.includes(`"hash":"${settings.consents}"`)) {
  whenPainted(() => {
    state['consent'] = 'ask';
  });
}

// Starts the application when the page is loaded, painted and idle, or at the visitor's first move,
// so that nothing is asked for before the page is there.
let isStarted = false;
const start = () => {
  if (!isStarted) import(/* @vite-ignore */ settings.entry).catch(console.error);
  isStarted = true;
};
addEventListener('load', () =>
  whenPainted(() => {
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 1000);
  }),
);
for (const move of ['pointermove', 'pointerdown', 'keydown']) {
  addEventListener(move, start, { once: true, passive: true });
}

/** Calls back once there is something to see; a first paint may be of an empty page. */
function whenPainted(callback: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}
