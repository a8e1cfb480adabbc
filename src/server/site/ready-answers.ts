import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentRelease, ServedRelease } from './current-release.ts';

/**
 * Complete responses to requests for files, cached in memory. Sending one takes about a third of
 * the processor time that the application needs.
 */
export interface ReadyAnswers {
  /** Sends the cached response to a request; returns false, and sends nothing, if there is none. */
  send(this: void, request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Caches the application's response to a request. Returns an equivalent response, since a body
   * can only be read once.
   *
   * @param release The release that the response comes from.
   */
  keep(request: IncomingMessage, release: ServedRelease, answer: Response): Promise<Response>;
}

interface Answer {
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
  body: Uint8Array;
}

const megabyte = 2 ** 20;

/** The maximum size of a cached body, in bytes. */
const longestBody = megabyte / 4;

/** The memory that a response takes besides its body, in bytes. */
const overhead = 2048;

/** @param capacity The memory that all responses may take, in bytes. */
export function readyAnswers(
  currentRelease: CurrentRelease,
  capacity = 32 * megabyte,
): ReadyAnswers {
  // A Map keeps the order in which entries were added: the first is the one unused for longest.
  const answers = new Map<string, Answer>();
  let size = 0;
  let of: ServedRelease | undefined;

  /** Drops the responses of another release. */
  const follow = (release: ServedRelease | undefined): void => {
    if (release === of) return;
    answers.clear();
    size = 0;
    of = release;
  };

  return {
    send(request, response) {
      follow(currentRelease());
      const key = keyOf(request);
      const answer = key === undefined ? undefined : answers.get(key);
      if (key === undefined || !answer) return false;
      answers.delete(key);
      answers.set(key, answer);
      response.writeHead(200, answer.headers).end(answer.body);
      return true;
    },
    async keep(request, release, answer) {
      const key = keyOf(request);
      if (key === undefined || answer.status !== 200) return answer;
      const length = Number(answer.headers.get('content-length') ?? Infinity);
      if (length > longestBody) return answer;
      const body = new Uint8Array(await answer.arrayBuffer());
      if (release === of && !answers.has(key)) {
        answers.set(key, { headers: [...answer.headers].flat(), body });
        size += body.length + overhead;
        for (const [oldest, { body: freed }] of answers) {
          if (size <= capacity) break;
          answers.delete(oldest);
          size -= freed.length + overhead;
        }
      }
      return new Response(body, answer);
    },
  };
}

/** Headers that make the response depend on more than the key. */
const conditions = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
  'content-length',
  'expect',
];

/**
 * The cache key of a request; undefined if it is not a plain GET. Excludes URLs with a query: there
 * is no limit to their number, and no file depends on one.
 */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url.includes('?')) return undefined;
  if (conditions.some((name) => headers[name] !== undefined)) return undefined;
  return `${url} ${headers['accept-encoding'] ?? ''}`;
}
