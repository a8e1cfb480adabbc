import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import pMap from 'p-map';
import { type MediaFile, mediaKey } from '#model/entities/media.ts';
import {
  type Diagnosis,
  type Diagnostic,
  diagnosticAt,
  unreadable,
} from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../source.ts';
import { judgePicture, type Judgement } from './judge-picture.ts';

/** The number of images read at the same time. */
const concurrency = 8;

interface Media {
  /** By `mediaKey`. */
  files: ReadonlyMap<string, MediaFile>;
  findings: MediaFinding[];
}

/** A mistake in an image. */
export interface MediaFinding {
  /** The image's `mediaKey`. */
  key: string;
  diagnostic: Diagnostic;
}

/**
 * Reads images, measures and hashes them.
 *
 * @param known A cache: unchanged files are not read again, and bytes that were judged before are
 *   not decoded again.
 */
export async function probeMedia(
  images: Iterable<SourceFile>,
  known: KnownMedia = ofProcess,
): Promise<Media> {
  const files = new Map<string, MediaFile>();
  const findings: MediaFinding[] = [];
  const measure = async ({ name, file, place }: SourceFile): Promise<void> => {
    const key = mediaKey(name);
    const report = (diagnosis: Diagnosis, line?: number): void => {
      const at = line === undefined ? place : { ...place, line };
      findings.push({ key, diagnostic: diagnosticAt(at, diagnosis) });
    };
    const probe = await cachedProbe(file, known);
    if ('code' in probe) {
      report(probe);
      return;
    }
    const { judgement, hash: ofBytes } = probe;
    if ('refusal' in judgement) {
      report(judgement.refusal, judgement.refusal.line);
      return;
    }
    files.set(key, { name, file, ...judgement.metadata, hash: ofBytes });
    for (const warning of judgement.warnings) report(warning, warning.line);
  };
  await pMap(images, measure, { concurrency });
  return { files, findings };
}

/**
 * By absolute path, a file's stamp and hash when it was last read; by hash, the judgement of the
 * bytes.
 */
export type MediaMetadata = { stamp: string; hash: string } | Judgement;

export interface KnownMedia {
  get(key: string): MediaMetadata | undefined;
  set(key: string, metadata: MediaMetadata): void;
}

/** Cached while the process runs: while a shop is edited, most images stay the same. */
const ofProcess: KnownMedia = new Map<string, MediaMetadata>();

async function cachedProbe(
  file: string,
  known: KnownMedia,
): Promise<{ hash: string; judgement: Judgement } | Diagnosis> {
  try {
    const { ino, mtimeMs, ctimeMs, size } = await stat(file);
    const stamp = `${ino} ${mtimeMs} ${ctimeMs} ${size}`;
    const before = known.get(file);
    if (before && 'stamp' in before && before.stamp === stamp) {
      const judgement = judgementOf(known, before.hash);
      if (judgement) return { hash: before.hash, judgement };
    }
    const bytes = await readFile(file);
    const ofBytes = hash('sha256', bytes).slice(0, 16);
    const judgement = judgementOf(known, ofBytes) ?? (await judgePicture(bytes));
    known.set(file, { stamp, hash: ofBytes });
    known.set(ofBytes, judgement);
    return { hash: ofBytes, judgement };
  } catch (error) {
    return unreadable(error);
  }
}

function judgementOf(known: KnownMedia, ofBytes: string): Judgement | undefined {
  const metadata = known.get(ofBytes);
  return metadata && !('stamp' in metadata) ? metadata : undefined;
}
