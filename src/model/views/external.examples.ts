import { externalMap } from './common.examples.ts';
import type { MapView, OptOutView, RatingBoxView, RetailerClockView } from './external.ts';

const google = { script: 'https://maps.googleapis.com/maps/api/js', key: 'abc' };
const place = { latitude: 51.05, longitude: 13.74, zoom: 16, name: 'Muster' };
const content = { ...externalMap, title: 'Marktplatz 1, 01234 Musterstadt' };
const { address: _address, ...withoutAddress } = content;

export const googleMap: MapView = { provider: 'google', google, content, ...place };

export const mapLibreMap: MapView = {
  provider: 'maplibre',
  library: {
    script: '/assets/maplibre-gl.js',
    worker: '/assets/maplibre-gl-worker.js',
    styles: '/assets/maplibre-gl.css',
  },
  style: 'https://tiles.example/streets.json',
  content: {
    ...withoutAddress,
    service: 'tiles.example',
    operator: 'Kartenwerk GmbH, Musterstadt',
  },
  ...place,
};

/** A map from a file of the shop. */
export const ownMap: MapView = {
  ...mapLibreMap,
  provider: 'pmtiles',
  archive: '/media/map-0123abcd.pmtiles',
  content: { title: content.title, functionId: 'maps', service: 'Muster' },
};

const optOutPage = 'https://stats.example/index.php?module=CoreAdminHome&action=optOut&language=de';

export const optOut: OptOutView = {
  heading: 'Besuche zählen',
  text: 'Sie können der Zählung auch in Matomo selbst widersprechen.',
  content: {
    title: 'Widerspruch bei Matomo',
    functionId: 'matomo',
    service: 'Matomo',
    operator: 'Muster GmbH (stats.example)',
    privacy: '/datenschutz#matomo-ehemals-piwik',
    address: optOutPage,
  },
  frame: optOutPage,
};

export const ratingBox: RatingBoxView = {
  google,
  placeId: 'ChIJ-muster',
  note: 'Ob die Bewertungen von Kunden stammen, prüft Google nicht; auch wir können es nicht prüfen.',
  content: {
    ...content,
    title: 'Muster',
    functionId: 'rating',
    service: 'Google',
  },
};

export const retailerClock: RetailerClockView = {
  functionId: 'rolex',
  service: 'Rolex',
  script: 'https://static.rolex.com/retailers/clock/retailercall.js',
  key: 'abc',
};
