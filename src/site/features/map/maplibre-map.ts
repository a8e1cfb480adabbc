import type * as MapLibre from 'maplibre-gl';
import type { Language } from '#model/language.ts';
import type { MapView } from '#model/views/external.ts';
import type { ArchiveOptions } from './archive-style.ts';
import type { LoadContent } from '../../ui/external-content/use-loading.ts';

type MapLibreView = Extract<MapView, { provider: 'maplibre' | 'pmtiles' }>;

/**
 * Shows the shop on a MapLibre map. The library comes from this site, the style or archive from the
 * address in the content.
 */
export function mapLibreMap(view: MapLibreView, language: Language): LoadContent {
  const { library, latitude, longitude, zoom, name } = view;
  return async (place, signal) => {
    const [{ Map, Marker, NavigationControl, setWorkerUrl, addProtocol }] = await Promise.all([
      import(/* @vite-ignore */ library.script) as Promise<typeof MapLibre>,
      loadStyles(library.styles),
    ]);
    const fonts = getComputedStyle(place).fontFamily;
    const style = await styleOf(view, { addProtocol, language, fonts });
    if (signal.aborted) return;
    setWorkerUrl(library.worker);
    const center: [number, number] = [longitude, latitude];
    const map = new Map({ container: place, style, center, zoom, cooperativeGestures: true });
    signal.addEventListener('abort', () => map.remove());
    map.addControl(new NavigationControl({ showCompass: false }));
    const mark = new Marker().setLngLat(center).addTo(map).getElement();
    mark.setAttribute('aria-label', name);
    await new Promise<void>((resolve, reject) => {
      let hasStyle = false;
      map.once('style.load', () => {
        hasStyle = true;
      });
      map.once('load', () => resolve());
      map.on('error', ({ error: cause }) => {
        // A missing tile only leaves a gap.
        if (!hasStyle) reject(new Error('The map did not come.', { cause }));
      });
    });
  };
}

async function styleOf(view: MapLibreView, options: ArchiveOptions) {
  if (view.provider === 'maplibre') return view.style;
  const { archiveStyle } = await import('./archive-style.ts');
  return archiveStyle(view.archive, options);
}

/** The library's styles stay in the document for the next map. */
function loadStyles(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${address} did not come.`));
    });
    document.head.append(link);
  });
}
