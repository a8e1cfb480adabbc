import { type FakeHost, fakeHost } from './fake-host.ts';

/** How Google is to answer. */
export interface GoogleAnswer {
  script: 'comes' | 'fails' | 'hangs';
  /** What does not come before the page calls `window.releaseGoogle()`. */
  held: 'nothing' | 'callback' | 'libraries' | 'places';
  /** Whether the key is taken. */
  key: 'taken' | 'refused';
  /** Which ways to look up a place the key may use. */
  apis: readonly ('current' | 'legacy')[];
  /** What the legacy service says of a lookup; the current class rejects unless it is OK. */
  status: string;
  rating: unknown;
  total: unknown;
}

export const goodAnswer: GoogleAnswer = {
  script: 'comes',
  held: 'nothing',
  key: 'taken',
  apis: ['current', 'legacy'],
  status: 'OK',
  rating: 4.6,
  total: 128,
};

interface FakeGoogle extends FakeHost {
  /** To be changed by tests. */
  answer: GoogleAnswer;
  /** Answers what hangs, after all. */
  release: () => void;
}

/** Where the script is, below the fake's address. */
export const googleScript = '/maps/api/js';

/** Google Maps as far as the site uses it: the script with its libraries of maps, markers and places. */
export async function fakeGoogle(): Promise<FakeGoogle> {
  const waiting: (() => void)[] = [];
  const fake: Pick<FakeGoogle, 'answer' | 'release'> = {
    answer: goodAnswer,
    release: () => {
      for (const send of waiting.splice(0)) send();
    },
  };
  const host = await fakeHost((url, response) => {
    const { answer } = fake;
    if (url.pathname !== googleScript || answer.script === 'fails') {
      response.writeHead(500).end();
      return;
    }
    const send = () => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body);
    const callback = url.searchParams.get('callback');
    const body = `(${script.toString()})(${JSON.stringify({ ...answer, callback })})`;
    if (answer.script === 'hangs') waiting.push(send);
    else send();
  });
  return Object.assign(fake, host);
}

declare global {
  interface Window {
    /** What Google's script was used for. */
    googleUse?: string[];
    /** The libraries that it was asked for. */
    googleLibraries?: string[];
    releaseGoogle?: () => void;
  }
}

/** Runs in the page. */
function script(answer: GoogleAnswer & { callback: string }): void {
  const { googleUse: use = ['script'], googleLibraries: asked = [] } = window;
  Object.assign(window, { googleUse: use, googleLibraries: asked });
  const released = new Promise<void>((resolve) => {
    window.releaseGoogle = resolve;
  });
  class Map {
    element: HTMLElement;
    constructor(element: HTMLElement, options: { zoom: number; mapId?: string }) {
      this.element = element;
      use.push(`map ${options.zoom} ${options.mapId ?? 'without id'}`);
      const map = document.createElement('div');
      map.textContent = 'Google’s map';
      element.append(map);
      if (answer.key === 'refused') setTimeout(() => window.gm_authFailure?.());
    }
    addListener(event: string, listener: () => void): void {
      if (event === 'tilesloaded' && answer.key === 'taken') setTimeout(listener, 20);
    }
  }
  class Marker {
    title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
      use.push(`marker ${title}`);
    }
  }
  class AdvancedMarkerElement {
    title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
      use.push(`advanced marker ${title}`);
    }
  }
  class Place {
    id: string;
    rating: unknown;
    userRatingCount: unknown;
    constructor({ id }: { id: string }) {
      this.id = id;
    }
    async fetchFields({ fields }: { fields: string[] }): Promise<void> {
      use.push(`place ${this.id} ${fields.join()}`);
      if (answer.held === 'places') await released;
      if (answer.status !== 'OK' || !answer.apis.includes('current')) {
        throw new Error(`PLACES_GET_PLACE: ${answer.status}`);
      }
      Object.assign(this, { rating: answer.rating, userRatingCount: answer.total });
    }
  }
  class PlacesService {
    getDetails(
      { placeId, fields }: { placeId: string; fields: string[] },
      callback: (result: unknown, status: string) => void,
    ): void {
      use.push(`service ${placeId} ${fields.join()}`);
      const isOk = answer.status === 'OK' && answer.apis.includes('legacy');
      const status = answer.apis.includes('legacy') ? answer.status : 'REQUEST_DENIED';
      const result = { rating: answer.rating, user_ratings_total: answer.total };
      setTimeout(() => callback(isOk ? result : null, status));
    }
  }
  const libraries: Record<string, object> = {
    maps: { Map },
    marker: { Marker, AdvancedMarkerElement },
    places: { Place, PlacesService },
  };
  const importLibrary = async (name: string) => {
    asked.push(name);
    if (answer.held === 'libraries') await released;
    return libraries[name];
  };
  window.google = { maps: { importLibrary } };
  const callback = () => (Reflect.get(window, answer.callback) as () => void)();
  if (answer.held === 'callback') void released.then(callback);
  else setTimeout(callback);
}
