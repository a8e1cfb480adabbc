import type { PayloadRequest } from 'payload';
import { dataOf } from '../records/data.ts';
import { mostMegabytes } from './most-megabytes.ts';
import { refusal } from './refuse.ts';
import { uploadWords } from './words.ts';
import { languageOf } from '../language-of.ts';

/**
 * Bytes beyond the limit are read and discarded: closing the connection during an upload would
 * prevent the client from reading the response.
 */
export const uploadLimits = {
  abortOnLimit: false,
  limits: { fileSize: mostMegabytes * 1024 ** 2 },
  requestSizeLimit: 4 * mostMegabytes * 1024 ** 2,
};

/** @throws if a file was cut off because it is too large */
export function refuseTooHeavy(req: PayloadRequest): void {
  const isCutOff = req.file !== undefined && Reflect.get(req.file, 'truncated') === true;
  const { tooHeavy } = uploadWords(languageOf(req.i18n.language));
  if (isCutOff) throw refusal(req, tooHeavy(mostMegabytes));
}

/**
 * Rejects a new document without a file. Payload would fetch one from an address in the document,
 * which could be any server, and would store it without checking it.
 */
export function refuseFetching({ args, operation, req }: Operation): void {
  const isCopy = dataOf(args)['duplicateFromID'] !== undefined;
  if (operation !== 'create' || isCopy) return;
  throw refusal(req, uploadWords(languageOf(req.i18n.language)).noFile);
}

/**
 * What Payload has determined about a file, which only another file changes: builds compare it with
 * the bytes.
 */
const metadata = new Set(['mimeType', 'filesize', 'width', 'height', 'thumbnailURL']);

/** Keeps the metadata of a stored file unchanged, whatever a request without a file contains. */
export function keepMetadata({ args, operation }: Pick<Operation, 'args' | 'operation'>): void {
  const data = dataOf(args)['data'];
  if (operation !== 'update' || !data) return;
  const others = Object.entries(dataOf(data)).filter(([name]) => !metadata.has(name));
  Object.assign(args as object, { data: Object.fromEntries(others) });
}

/**
 * A name that Payload preserves. It reduces Windows device names ('CON.jpg') to their extension.
 */
export function kept(name: string): string {
  return name.replace(/^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '$&-1');
}

interface Operation {
  args: unknown;
  operation: string;
  req: PayloadRequest;
}
