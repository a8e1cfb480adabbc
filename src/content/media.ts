import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import pMap from 'p-map';
import { type MediaFile, mediaKey } from '#model/entities/media.ts';
import type { Problem } from './problem.ts';
import { measureRaster, type Refusal } from './raster.ts';
import { readMistake } from './read-error.ts';
import type { SourceFile } from './source.ts';
import { inspectSvg, SvgError } from './svg.ts';

/** How many images are read at the same time. */
const concurrency = 8;

interface Media {
  /** By `mediaKey`. */
  files: ReadonlyMap<string, MediaFile>;
  problems: Problem[];
}

/** Measures and hashes images. One that has not changed since the last time is not read again. */
export async function probeMedia(images: Iterable<SourceFile>): Promise<Media> {
  const files = new Map<string, MediaFile>();
  const problems: Problem[] = [];
  const measure = async ({ name, file, origin }: SourceFile): Promise<void> => {
    const probe = await cachedProbe(file);
    if ('message' in probe) problems.push({ severity: 'error', file: origin, ...probe });
    else files.set(mediaKey(name), { name, file, ...probe });
  };
  await pMap(images, measure, { concurrency });
  return { files, problems };
}

type Probe = Pick<MediaFile, 'format' | 'width' | 'height' | 'hash'> | Refusal;

/** By absolute path, for as long as the process lives: while a shop is edited, most images stay. */
const probes = new Map<string, { stamp: string; probe: Promise<Probe> }>();

async function cachedProbe(file: string): Promise<Probe> {
  try {
    return await probeOnce(file);
  } catch (error) {
    return readMistake(error);
  }
}

async function probeOnce(file: string): Promise<Probe> {
  const { mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = probes.get(file);
  if (known?.stamp === stamp) return known.probe;
  const probe = probeFile(file);
  probes.set(file, { stamp, probe });
  return probe;
}

async function probeFile(file: string): Promise<Probe> {
  const bytes = await readFile(file);
  const measured = /\.svg\s*$/i.test(file) ? measureSvg(bytes) : await measureRaster(bytes);
  return 'message' in measured
    ? measured
    : { ...measured, hash: hash('sha256', bytes).slice(0, 16) };
}

function measureSvg(bytes: Buffer): Omit<Exclude<Probe, Refusal>, 'hash'> | Refusal {
  try {
    const { width, height, dangers } = inspectSvg(bytes.toString('utf8'));
    if (dangers.length === 0) return { format: 'svg', width, height };
    return {
      message: `The drawing holds more than a drawing: ${[...new Set(dangers)].join(', ')}.`,
      hint: 'Export it again as plain SVG, without scripts, links and embedded files.',
    };
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    const { message, line } = error;
    return { message: `This is not valid SVG: ${message}.`, hint: 'Export it again.', line };
  }
}
