import { open } from 'node:fs/promises';
import { mainAddress } from '#model/entities/company.ts';
import { mediaKey } from '#model/entities/media.ts';
import type { MapArchive } from '#model/map-archive.ts';
import { isAddress } from '#model/services/map.ts';
import type { Content } from '#model/site.ts';
import { type Diagnosis, type Report, unreadable } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/nearest.ts';
import type { Draft } from '../records/draft.ts';
import type { SourceFile } from '../source.ts';
import { hashOf } from './file-hash.ts';

interface LoadingContext {
  draft: Draft;
  content: Content;
  report: Report;
}

/** Finds the map archive that the content names. Reports mistakes, and then returns none. */
export async function findMapArchive(
  { draft, content, report }: LoadingContext,
  archives: readonly SourceFile[],
): Promise<MapArchive | undefined> {
  const project = draft.project[0];
  const map = project?.sound ? project.value.config.map : undefined;
  if (!project || map?.provider !== 'maplibre' || !map.archive || isAddress(map.archive)) {
    return undefined;
  }
  const found = await readArchive(map.archive, archives, mainAddress(content.company));
  if ('hash' in found) return found;
  const path = [...project.path, 'config', 'map', 'archive'];
  report({ path, ...found });
  return undefined;
}

/** The place that the map must show. */
interface Place {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

async function readArchive(
  name: string,
  archives: readonly SourceFile[],
  place: Place,
): Promise<MapArchive | Diagnosis> {
  const [found, other] = archives.filter((one) => mediaKey(one.name) === mediaKey(name));
  if (!found) {
    const hint = suggest(
      name,
      archives.map((archive) => archive.name),
    );
    return { code: 'unknown-map', message: `There is no map "${name}".`, hint };
  }
  if (other) {
    const places = `${found.place.document} and ${other.place.document}`;
    const message = `Two maps have that name: ${places}.`;
    return { code: 'duplicate-map', message, hint: 'Keep one of the two.' };
  }
  try {
    const diagnosis = await inspect(found.file, place);
    return diagnosis ?? { file: found.file, hash: await hashOf(found.file) };
  } catch (error) {
    return unreadable(error);
  }
}

const headerSize = 127;

/**
 * The reason why the map cannot be shown; undefined if it can.
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
async function inspect(
  file: string,
  { latitude, longitude }: Place,
): Promise<Diagnosis | undefined> {
  const { bytesToHeader, Compression, TileType } = await import('pmtiles');
  const { bytes, size } = await readStart(file);
  const isArchive = bytes.length === headerSize && bytes.toString('latin1', 0, 8) === 'PMTiles\x03';
  if (!isArchive) {
    return {
      code: 'broken-map',
      message: 'This is no PMTiles archive of version 3, or it is damaged.',
      hint: 'Make the archive again, with "pmtiles extract".',
    };
  }
  const header = bytesToHeader(new Uint8Array(bytes).buffer);
  if (header.tileDataOffset + (header.tileDataLength ?? 0) > size) {
    return {
      code: 'broken-map',
      message: 'The map is cut off: its end is missing.',
      hint: 'Copy the file again.',
    };
  }
  const isReadable = [Compression.None, Compression.Gzip].includes(header.tileCompression);
  if (header.tileType !== TileType.Mvt || !isReadable) {
    return {
      code: 'broken-map',
      message: 'The map is not made of vector tiles (MVT) that browsers can read.',
      hint: 'Cut it out of a build of Protomaps, which has tiles of that kind.',
    };
  }
  if (latitude === undefined || longitude === undefined) return undefined;
  const { minLat, maxLat, minLon, maxLon } = header;
  const isWithin =
    minLat <= latitude && latitude <= maxLat && minLon <= longitude && longitude <= maxLon;
  if (isWithin) return undefined;
  return {
    code: 'map-elsewhere',
    message: `The shop lies outside of the map, which reaches from ${minLat}, ${minLon} to ${maxLat}, ${maxLon}.`,
    hint: 'Cut out a map around the latitude and longitude of the first address.',
  };
}

async function readStart(file: string): Promise<{ bytes: Buffer; size: number }> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerSize), 0, headerSize, 0);
  return { bytes: buffer.subarray(0, bytesRead), size };
}
