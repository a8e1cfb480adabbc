import type { Language } from '#model/language.ts';
import type { GoogleMapsView } from '#model/views/external.ts';
import { loadScript } from '../../foreign/load-script.ts';

type Library = 'maps' | 'marker' | 'places';

declare global {
  interface Window {
    google?: { maps?: unknown };
    /** Called by the script of Google Maps once it can be used. */
    googleMapsReady?: (() => void) | undefined;
    /** Called by it where the key is not accepted. */
    gm_authFailure?: (() => void) | undefined;
  }
}

/**
 * Loads a library of Google Maps: the script once for each document, and of that the part.
 * https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 *
 * @throws Error where it does not come, does not take the key, or is no longer wanted when it comes.
 */
export async function loadGoogleLibrary(
  library: Library,
  google: GoogleMapsView,
  options: { language: Language; signal: AbortSignal },
): Promise<unknown> {
  const { signal } = options;
  await (ready ?? loadMaps(library, google, options));
  signal.throwIfAborted();
  const maps = window.google?.maps;
  if (!isNamespace(maps)) throw new Error('The script of Google Maps brought no maps.');
  // Scripts of before 2023 have all in one place.
  const loaded = maps.importLibrary ? await maps.importLibrary(library) : (maps[library] ?? maps);
  signal.throwIfAborted();
  return loaded;
}

/** Rejects where Google does not take the key, which it tells at the first use only. */
export function refusal(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    window.gm_authFailure = () => reject(new Error('Google Maps does not take the key.'));
    signal.addEventListener('abort', () => delete window.gm_authFailure);
  });
}

/** Ends once the script, which has come, can be used; missing where none has come. */
let ready: Promise<void> | undefined;

/** For how long a script that has come may take until it can be used, ms. */
const patience = 20_000;

async function loadMaps(
  library: Library,
  { script, key }: GoogleMapsView,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<void> {
  const address = new URL(script);
  address.search = new URLSearchParams({
    key,
    v: 'weekly',
    loading: 'async',
    callback: 'googleMapsReady',
    libraries: library,
    language,
    region: 'DE',
  }).toString();
  const isCalled = new Promise<void>((resolve) => {
    window.googleMapsReady = resolve;
  });
  await loadScript(address.href, signal);
  ready = Promise.race([isCalled, timeIsUp()]);
  ready.catch(() => {
    // Who asks next loads it anew.
    ready = undefined;
  });
  await ready;
}

function timeIsUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, patience, new Error('The script of Google Maps did not become ready.'));
  });
}

interface Namespace extends Partial<Record<Library, unknown>> {
  importLibrary?: (library: Library) => Promise<unknown>;
}

function isNamespace(value: unknown): value is Namespace {
  return typeof value === 'object' && value !== null;
}
