import type { ExternalContentView, InLanguage } from './common.ts';

/** Parameters of the Google Maps script. */
export interface GoogleMapsView {
  script: string;
  key: string;
}

/** Addresses of the map library on this site. */
export interface MapLibraryView {
  script: string;
  worker: string;
  styles: string;
}

/** A map centred on the shop. */
export type MapView = {
  /** Its title is the place that the map shows: 'Marktplatz 1, 01234 Musterstadt'. */
  content: ExternalContentView;
  latitude: number;
  longitude: number;
  zoom: number;
  /** The shop's name, on the marker. */
  name: string;
} & (
  | { provider: 'google'; google: GoogleMapsView; mapId?: string }
  | { provider: 'maplibre'; library: MapLibraryView; style: string }
  /** Also drawn by MapLibre, from an archive at this address. */
  | { provider: 'pmtiles'; library: MapLibraryView; archive: string }
);

/** The shop's rating by the users of a maps service. */
export interface RatingBoxView extends InLanguage {
  content: ExternalContentView;
  google: GoogleMapsView;
  placeId: string;
  /** Whether and how ratings are verified, in the shop's words and their language. */
  note: string;
}

/** A service's page shown in a frame, before its title is known. */
export interface FrameView extends Omit<ExternalContentView, 'title'> {
  /** Address of that page. */
  frame: string;
}

/** A service's own page for opting out, on the privacy page. */
export interface OptOutView extends VideoView {
  heading: string;
  text: string;
}

/** A video within a text. */
export interface VideoView {
  content: ExternalContentView;
  /** The service's page that shows it. */
  frame: string;
}

/**
 * The retailer clock. Only the consent banner asks for consent to it, because its place is too
 * small for text.
 */
export interface RetailerClockView extends Pick<ExternalContentView, 'functionId' | 'service'> {
  script: string;
  key: string;
}
