import css from './delay-signal.css?inline';

/** After how long a page that is not there yet is signalled, ms (specification, section 9). */
const patience = 1000;

/** Shows that a page is on its way, until the function that it gives is called. */
export type DelaySignal = () => () => void;

interface DelaySignalParts {
  announce: (text: string) => void;
  /** What is said while the page waits for the network, in the page's language. */
  offlineText: () => string;
}

/** Makes the signal: a thin line at the top of the window, and words while it is offline. */
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
    }, patience);
    return () => {
      clearTimeout(timer);
      signal.hidePopover();
    };
  };
}

/** Adds what is shown to the document. Its styles come with the script, so that no page carries them. */
function addSignal(): { signal: HTMLElement; words: HTMLElement } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const signal = document.createElement('div');
  signal.className = 'delay';
  // Above all else, an open menu too.
  signal.popover = 'manual';
  const words = document.createElement('span');
  signal.append(words);
  document.body.append(signal);
  return { signal, words };
}
