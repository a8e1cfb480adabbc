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
import { measureRaster } from './raster.ts';
import { inspectSvg, SvgError } from './svg.ts';

/** The number of images read at the same time. */
const concurrency = 8;

interface Media {
  /** By `mediaKey`. */
  files: ReadonlyMap<string, MediaFile>;
  diagnostics: Diagnostic[];
}

/**
 * Measures and hashes images.
 *
 * @param known What was found before: a file that has not changed since is not read again.
 */
export async function probeMedia(
  images: Iterable<SourceFile>,
  known: KnownMedia = ofProcess,
): Promise<Media> {
  const files = new Map<string, MediaFile>();
  const diagnostics: Diagnostic[] = [];
  const measure = async ({ name, file, place }: SourceFile): Promise<void> => {
    const probe = await cachedProbe(file, known);
    if ('code' in probe) {
      const { line } = probe;
      diagnostics.push(diagnosticAt(line === undefined ? place : { ...place, line }, probe));
      return;
    }
    const { isAnimated, ...facts } = probe;
    files.set(mediaKey(name), { name, file, ...facts });
    if (isAnimated) diagnostics.push(diagnosticAt(place, animated));
  };
  await pMap(images, measure, { concurrency });
  return { files, diagnostics };
}

const animated: Diagnosis = {
  code: 'animated-image',
  message: 'The picture moves, but only the first of its pictures is shown.',
  hint: 'Save that one as a still picture, or link to a video.',
};

type Probe =
  | (Pick<MediaFile, 'format' | 'width' | 'height' | 'hash'> & { isAnimated?: boolean })
  | Refusal;

/** The reason why an image cannot be used. */
interface Refusal extends Diagnosis {
  /** Line in the file, starting at 1. */
  line?: number;
}

/** What was found in a file, and which one it was: its place on the disk, times and size. */
export interface MediaFacts {
  stamp: string;
  probe: Probe;
}

/** By absolute path. */
export interface KnownMedia {
  get(file: string): MediaFacts | undefined;
  set(file: string, facts: MediaFacts): void;
}

/** Kept while the process runs: while a shop is edited, most images stay the same. */
const ofProcess: KnownMedia = new Map<string, MediaFacts>();

async function cachedProbe(file: string, known: KnownMedia): Promise<Probe> {
  try {
    const { ino, mtimeMs, ctimeMs, size } = await stat(file);
    const stamp = `${ino} ${mtimeMs} ${ctimeMs} ${size}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.probe;
    const probe = await probeFile(file);
    known.set(file, { stamp, probe });
    return probe;
  } catch (error) {
    return unreadable(error);
  }
}

async function probeFile(file: string): Promise<Probe> {
  const bytes = await readFile(file);
  if (bytes.length === 0) {
    return { code: 'empty-file', message: 'The file is empty.', hint: 'Copy it again.' };
  }
  const measured = /\.svg\s*$/i.test(file) ? measureSvg(bytes) : await measureRaster(bytes);
  return 'code' in measured ? measured : { ...measured, hash: hash('sha256', bytes).slice(0, 16) };
}

function measureSvg(bytes: Buffer): Omit<Exclude<Probe, Refusal>, 'hash'> | Refusal {
  try {
    const { width, height, dangers } = inspectSvg(bytes.toString('utf8'));
    if (dangers.length === 0) return { format: 'svg', width, height };
    return {
      code: 'unsafe-svg',
      message: `The drawing holds more than a drawing: ${[...new Set(dangers)].join(', ')}.`,
      hint: 'Export it again as plain SVG, without scripts, links and embedded files.',
    };
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    const { message, line } = error;
    return {
      code: 'invalid-svg',
      message: `This is not valid SVG: ${message}.`,
      hint: 'Export it again.',
      line,
    };
  }
}
