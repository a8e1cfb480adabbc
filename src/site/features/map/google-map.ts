import type { Language } from '#model/language.ts';
import type { MapView } from '#model/views/external.ts';
import { loadGoogleLibrary, refusal } from '../../ui/external-content/google-maps.ts';
import type { LoadContent } from '../../ui/external-content/use-loading.ts';

type GoogleMapView = Extract<MapView, { provider: 'google' }>;

interface Position {
  lat: number;
  lng: number;
}

/** The parts of Google's libraries used here. */
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

/** Shows the shop on a Google map, without satellite images and street view. */
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
    // One finger and the mouse wheel scroll the page instead of the map.
    gestureHandling: 'cooperative',
  });
  // The newer marker requires a map with an id.
  const Marker = mapId ? marker.AdvancedMarkerElement : marker.Marker;
  void new Marker({ map, position, title: name });
  await new Promise<void>((resolve) => {
    map.addListener('tilesloaded', resolve);
  });
}
