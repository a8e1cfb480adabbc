import type { Language } from '#model/language.ts';

/** After how long a page that is not there yet is signalled, ms (specification, section 9). */
const patience = 1000;

/** While it waits for the network. */
const offline: Record<Language, string> = {
  de: 'Sie sind offline. Die Seite kommt, sobald die Verbindung wieder da ist.',
  en: 'You are offline. The page will load once you are connected again.',
  fr: 'Vous êtes hors ligne. La page s’affichera dès que la connexion sera rétablie.',
};

/** Shows that a page is on its way, until the function that it gives is called. */
export type DelaySignal = () => () => void;

/** Makes the signal: a thin line at the top of the window, and words where it is offline. */
export function createDelaySignal(announce: (text: string) => void): DelaySignal {
  const line = document.createElement('div');
  line.className = 'delay';
  line.hidden = true;
  document.body.append(line);
  return () => {
    const timer = setTimeout(() => {
      const words = navigator.onLine ? '' : offline[document.documentElement.lang as Language];
      line.textContent = words;
      line.hidden = false;
      if (words) announce(words);
    }, patience);
    return () => {
      clearTimeout(timer);
      line.hidden = true;
    };
  };
}
