import { join } from 'node:path';
import { mediaType } from '#model/hosting/media-type.ts';
import type { FileCache, StoredFile } from './file-cache.ts';

/** A file of a site, and the request for it. */
export interface FileRequest {
  cache: FileCache;
  /** The site's folder, absolute. */
  folder: string;
  /** Path of the file, relative to that folder. */
  file: string;
  request: Request;
}

/** The encoding of the file that the client prefers, among those stored. */
export async function findVariant({
  cache,
  folder,
  file,
  request,
}: FileRequest): Promise<{ stored: StoredFile; headers: Headers } | undefined> {
  const path = join(folder, file);
  const { type, text } = mediaType(file);
  const headers = new Headers({ 'Content-Type': type });
  if (text) headers.set('Vary', 'Accept-Encoding');
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  for (const encoding of text ? acceptedEncodings(accepted) : []) {
    if (encoding === 'identity') break;
    const stored = await cache.read(path + endings[encoding]);
    if (stored) {
      headers.set('Content-Encoding', encoding);
      return { stored, headers };
    }
  }
  const stored = await cache.read(path);
  return stored && { stored, headers };
}

const endings = { br: '.br', gzip: '.gz' } as const;

/** Encodings in which files are stored, best first. */
const encodings = ['br', 'gzip'] as const;

type Encoding = (typeof encodings)[number];

/**
 * The encodings that `Accept-Encoding` allows, in the client's order of preference (RFC 9110,
 * 12.5.3).
 */
export function acceptedEncodings(header: string | undefined): (Encoding | 'identity')[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (name) weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  const any = weights.get('*') ?? 0;
  const accepted = encodings
    .map((name) => ({ name, weight: weights.get(name) ?? any }))
    .filter(({ weight }) => weight > 0);
  // The unencoded form is always possible, and ranks last unless the client prefers it.
  const plain = { name: 'identity' as const, weight: weights.get('identity') ?? 0 };
  return [...accepted, plain]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}
