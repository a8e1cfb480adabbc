import { type FakeHost, fakeHost } from './fake-host.ts';

/** How Google is to answer. */
export interface GoogleAnswer {
  script: 'comes' | 'fails' | 'hangs';
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

/** Runs in the page. It tells what it is used for in `window.googleUse`. */
function script(answer: GoogleAnswer & { callback: string }): void {
  const page = window as unknown as Record<string, unknown> & { googleUse: string[] };
  page.googleUse ??= ['script'];
  class Map {
    element: HTMLElement;
    constructor(element: HTMLElement, options: { zoom: number; mapId?: string }) {
      this.element = element;
      page.googleUse.push(`map ${options.zoom} ${options.mapId ?? 'without id'}`);
      const map = document.createElement('div');
      map.textContent = 'Google’s map';
      element.append(map);
      if (answer.key === 'refused') setTimeout(() => (page['gm_authFailure'] as () => void)?.());
    }
    addListener(event: string, listener: () => void): void {
      if (event === 'tilesloaded' && answer.key === 'taken') setTimeout(listener, 20);
    }
  }
  class Marker {
    title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
      page.googleUse.push(`marker ${title}`);
    }
  }
  class AdvancedMarkerElement {
    title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
      page.googleUse.push(`advanced marker ${title}`);
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
      page.googleUse.push(`place ${this.id} ${fields.join()}`);
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
      page.googleUse.push(`service ${placeId} ${fields.join()}`);
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
  page['google'] = { maps: { importLibrary: (name: string) => Promise.resolve(libraries[name]) } };
  setTimeout(() => (page[answer.callback] as () => void)());
}
