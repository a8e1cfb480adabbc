import type { ExternalContentView, InLanguage } from './common.ts';

/** What the script of Google Maps is loaded with. */
export interface GoogleMapsView {
  script: string;
  key: string;
}

/** Addresses of the library that draws maps, on this site. */
export interface MapLibraryView {
  script: string;
  worker: string;
  styles: string;
}

/** A map with the shop in its middle. */
export type MapView = {
  /** What the map shows is its place: 'Marktplatz 1, 01234 Musterstadt'. */
  content: ExternalContentView;
  latitude: number;
  longitude: number;
  zoom: number;
  /** The name of the shop, which its mark bears. */
  name: string;
} & (
  | { provider: 'google'; google: GoogleMapsView; mapId?: string }
  | { provider: 'maplibre'; library: MapLibraryView; style: string }
  /** Drawn by MapLibre as well, from an archive at an address. */
  | { provider: 'pmtiles'; library: MapLibraryView; archive: string }
);

/** How the shop is rated by the users of a maps service. */
export interface RatingBoxView extends InLanguage {
  content: ExternalContentView;
  google: GoogleMapsView;
  placeId: string;
  /** Whether and how ratings are checked, in the shop's words and their language. */
  note: string;
}

/** A page of a service that is shown within one of the site, before it has a title. */
export interface FrameView extends Omit<ExternalContentView, 'title'> {
  /** Address of that page. */
  frame: string;
}

/** A video within a text. */
export interface VideoView {
  content: ExternalContentView;
  /** The page of the service that shows it. */
  frame: string;
}

/** The retailer clock. Only the consent banner asks for it: its place has no room for words. */
export interface RetailerClockView extends Pick<ExternalContentView, 'functionId' | 'service'> {
  script: string;
  key: string;
}
