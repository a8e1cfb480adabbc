import type { GoogleMaps } from '#model/services/google-maps.ts';
import type { GoogleMapsView } from '#model/views/external.ts';

/** Runs Google's services for visitors in Europe. */
export const googleOperator = 'Google Ireland Limited';

export function googleView({ script, api_key }: GoogleMaps): GoogleMapsView {
  return { script, key: api_key };
}

/** A place at Google Maps: https://developers.google.com/maps/documentation/urls/get-started */
export function googlePage(query: Record<string, string>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', ...query }).toString()}`;
}
