import type { Language } from '#model/language.ts';
import type { MapView } from '#model/views/external.ts';
import { loadGoogleLibrary, refusal } from '../../ui/external-content/google-maps.ts';
import type { LoadContent } from '../../ui/external-content/use-loading.ts';

type GoogleMapView = Extract<MapView, { provider: 'google' }>;

interface Position {
  lat: number;
  lng: number;
}

/** What is used of Google's libraries. */
interface MapsLibrary {
  Map: new (
    element: HTMLElement,
    options: Record<string, unknown>,
  ) => { addListener: (event: string, listener: () => void) => unknown };
}
interface MarkerLibrary {
  Marker: new (options: { map: unknown; position: Position; title: string }) => unknown;
  AdvancedMarkerElement: MarkerLibrary['Marker'];
}

/** Shows the shop on Google's map: without satellite pictures and street views. */
export function googleMap(view: GoogleMapView, language: Language): LoadContent {
  return (place, signal) =>
    Promise.race([show(view, place, { language, signal }), refusal(signal)]);
}

async function show(
  { google, latitude, longitude, zoom, name, mapId }: GoogleMapView,
  place: HTMLElement,
  options: { language: Language; signal: AbortSignal },
): Promise<void> {
  const { Map } = (await loadGoogleLibrary('maps', google, options)) as MapsLibrary;
  const marker = (await loadGoogleLibrary('marker', google, options)) as MarkerLibrary;
  const position = { lat: latitude, lng: longitude };
  const map = new Map(place, {
    center: position,
    zoom,
    ...(mapId ? { mapId } : {}),
    mapTypeControl: false,
    streetViewControl: false,
    // One finger scrolls the page, and so does the wheel.
    gestureHandling: 'cooperative',
  });
  // The newer marker needs a map with an id.
  const Marker = mapId ? marker.AdvancedMarkerElement : marker.Marker;
  void new Marker({ map, position, title: name });
  await new Promise<void>((resolve) => {
    map.addListener('tilesloaded', resolve);
  });
}
