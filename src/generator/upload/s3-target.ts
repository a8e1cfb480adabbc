import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { S3mini } from 's3mini';
import { UserError } from '#model/user-error.ts';
import type { Target, UploadFile } from './target.ts';

export interface S3Settings {
  bucket: string;
  /** Before every path; empty, or ends with a slash. */
  prefix: string;
  /** Origin of the service, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** So many files are on their way at a time. */
const concurrency = 8;

/** How often a request is made, and how long after a failed one, ms, twice as long each time. */
const attempts = { most: 4, first: 500 };

/** How long a request may take, ms. */
const patience = 120_000;

/** So many bytes a file may have: a request of its own sends it. */
const largest = 5 * 2 ** 30;

/** A bucket of a service that speaks S3, from which a CDN serves. */
export function s3Target(settings: S3Settings, delay = attempts.first): Target {
  const { bucket, prefix, endpoint, ...credentials } = settings;
  const name = `s3://${bucket}/${prefix}`;
  /** By key: the client signs headers of its own, to which the service adds these. */
  const caching = new Map<string, string>();
  const client = new S3mini({
    ...credentials,
    endpoint: `${endpoint}/${bucket}`,
    requestAbortTimeout: patience,
    fetch: (url, init) => fetch(url, withCaching(init, caching.get(keyIn(url, bucket)))),
  });

  async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    for (let made = 1; ; made += 1) {
      try {
        return await work();
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (made >= attempts.most || !isPassing(error)) {
          throw new UserError(`${what} at ${name} (PUBLISH_TARGET) failed: ${why}`, {
            cause: error,
          });
        }
        await sleep(delay * 2 ** (made - 1));
      }
    }
  }

  async function putOne({ path, file, type, cacheControl }: UploadFile): Promise<void> {
    const key = prefix + path;
    const contents = await openAsBlob(file);
    if (contents.size > largest) throw new UserError(`${path} is too large for a bucket.`);
    caching.set(key, cacheControl);
    await attempt(`Storing ${path}`, () => client.putObject(key, contents, type));
    caching.delete(key);
  }

  return {
    name,
    takesCompressed: false,
    async read(path) {
      const text = await attempt(`Reading ${path}`, () => client.getObject(prefix + path));
      return text ?? undefined;
    },
    async put(files) {
      await pMap(files, putOne, { concurrency });
    },
    async remove(paths) {
      await pMap(
        paths,
        (path) => attempt(`Deleting ${path}`, () => client.deleteObject(prefix + path)),
        { concurrency },
      );
    },
  };
}

/** The service refuses for good what it answers with a status below 500, unless it is busy. */
function isPassing(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 500 || status === 408 || status === 429;
}

function keyIn(url: Parameters<typeof fetch>[0], bucket: string): string {
  const { pathname } = new URL(url instanceof Request ? url.url : url);
  return decodeURIComponent(pathname).slice(bucket.length + 2);
}

function withCaching(init: RequestInit | undefined, caching: string | undefined): RequestInit {
  // A redirect would take the file and the signed request to a host that no setting names.
  const request: RequestInit = { ...init, redirect: 'manual' };
  if (init?.method !== 'PUT' || caching === undefined) return request;
  return { ...request, headers: { ...(init.headers as object), 'Cache-Control': caching } };
}
