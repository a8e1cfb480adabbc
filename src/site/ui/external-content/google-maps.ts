import type { Language } from '#model/language.ts';
import type { GoogleMapsView } from '#model/views/external.ts';
import { loadScript } from '../../foreign/load-script.ts';

type Library = 'maps' | 'marker' | 'places';

declare global {
  interface Window {
    google?: { maps?: unknown };
    /** Called by the Google Maps script when it is ready. */
    googleMapsReady?: (() => void) | undefined;
    /** Called by the script if the key is rejected. */
    gm_authFailure?: (() => void) | undefined;
  }
}

/**
 * Loads a library of Google Maps. The script itself loads once per document.
 * https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 *
 * @throws Error if the library cannot be loaded, the key is rejected, or loading was aborted.
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
  // In scripts from before 2023, everything is in one object.
  const loaded = maps.importLibrary ? await maps.importLibrary(library) : (maps[library] ?? maps);
  signal.throwIfAborted();
  return loaded;
}

/** Rejects if Google rejects the key, which it reports only on first use. */
export function refusal(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    window.gm_authFailure = () => reject(new Error('Google Maps does not take the key.'));
    signal.addEventListener('abort', () => delete window.gm_authFailure);
  });
}

/** Resolves when the loaded script is ready; undefined if none is loaded. */
let ready: Promise<void> | undefined;

/** How long a loaded script may take to be ready, ms. */
const timeoutMs = 20_000;

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
    // The next call loads it again.
    ready = undefined;
  });
  await ready;
}

function timeIsUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, timeoutMs, new Error('The script of Google Maps did not become ready.'));
  });
}

interface Namespace extends Partial<Record<Library, unknown>> {
  importLibrary?: (library: Library) => Promise<unknown>;
}

function isNamespace(value: unknown): value is Namespace {
  return typeof value === 'object' && value !== null;
}
