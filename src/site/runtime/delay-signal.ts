import css from './delay-signal.css?inline';

/** Delay before a page that is still loading is signalled, ms (specification, section 9). */
const delayMs = 1000;

/** Signals that a page is loading, until the returned function is called. */
export type DelaySignal = () => () => void;

interface DelaySignalParts {
  announce: (text: string) => void;
  /** The text shown while the page waits for the network, in the page's language. */
  offlineText: () => string;
}

/** Creates the signal: a thin line at the top of the window, plus a text while offline. */
export function createDelaySignal({ announce, offlineText }: DelaySignalParts): DelaySignal {
  const { signal, words } = addSignal();
  const tell = () => {
    const text = navigator.onLine ? '' : offlineText();
    words.textContent = text;
    if (text && signal.matches(':popover-open')) announce(text);
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    const timer = setTimeout(() => {
      signal.showPopover();
      tell();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      signal.hidePopover();
    };
  };
}

/**
 * Adds the signal to the document. Its styles are in the script, so that pages do not carry them.
 */
function addSignal(): { signal: HTMLElement; words: HTMLElement } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const signal = document.createElement('div');
  signal.className = 'delay';
  // Above everything else, including an open menu.
  signal.popover = 'manual';
  const words = document.createElement('span');
  signal.append(words);
  document.body.append(signal);
  return { signal, words };
}
