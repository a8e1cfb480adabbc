import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#model/language.ts';
import type { RetailerClockView } from '#model/views/external.ts';
import { useLanguage } from '../../../messages/messages.tsx';
import { useContentConsent } from '../../../ui/external-content/content-consent.ts';
import { loadScript } from '../../../foreign/load-script.ts';
import { type LoadContent, useLoading } from '../../../ui/external-content/use-loading.ts';

declare global {
  interface Window {
    RolexRetailerClock?: new () => {
      getRetailerClock: (options: { dealerAPIKey: string; lang: string; colour: string }) => void;
    };
  }
}

/**
 * The Rolex clock, after the visitor's consent. Left out in the smallest windows, which have no
 * room for it.
 */
export function RetailerClock({ clock }: { clock: RetailerClockView }) {
  const language = useLanguage();
  const { isGiven } = useContentConsent(clock);
  const hasRoom = useSyncExternalStore(watchRoom, isRoom, () => false);
  const load = useMemo(() => clockLoader(clock, language), [clock, language]);
  const { state, place } = useLoading(load, isGiven && hasRoom);
  return <div ref={place} data-state={state} />;
}

/** The windows in which the header reserves space for the clock. */
const room = '(width >= 576px)';
const isRoom = () => matchMedia(room).matches;

function watchRoom(listener: () => void): () => void {
  const query = matchMedia(room);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function clockLoader({ script, key }: RetailerClockView, lang: Language): LoadContent {
  return async (place, signal) => {
    const target = document.createElement('div');
    // The id that the script looks for.
    target.id = 'rolex-retailer-clock';
    place.append(target);
    await loadScript(script, signal);
    const { RolexRetailerClock } = window;
    if (!RolexRetailerClock) throw new Error('The script of the retailer clock brought none.');
    new RolexRetailerClock().getRetailerClock({ dealerAPIKey: key, lang, colour: 'gold' });
  };
}
