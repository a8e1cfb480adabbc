import { zxyToTileId } from 'pmtiles';

interface ArchiveOptions {
  /** The tiles hold this place and those around it. */
  latitude: number;
  longitude: number;
  /** Number of the kind of tiles: 1 is MVT. */
  tileType?: number;
}

/** The one zoom of the tiles; they are enlarged for the others. */
const zoom = 14;

/**
 * A small map in one file: nine tiles, of land and the name of a quarter, in the layers of Protomaps.
 *
 * https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function mapArchive({ latitude, longitude, tileType = 1 }: ArchiveOptions): Buffer {
  const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const radians = (latitude * Math.PI) / 180;
  const y = Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** zoom);
  const around = [-1, 0, 1];
  const ids = around
    .flatMap((right) => around.map((down) => zxyToTileId(zoom, x + right, y + down)))
    .toSorted((one, other) => one - other);
  const tile = landTile();
  const directory = Buffer.from([
    ...varint(ids.length),
    ...ids.flatMap((id, at) => varint(id - (ids[at - 1] ?? 0))),
    // Each tile once, of the same length, from the same place.
    ...ids.flatMap(() => varint(1)),
    ...ids.flatMap(() => varint(tile.length)),
    ...ids.flatMap(() => varint(1)),
  ]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles\x03', 'latin1');
  const metadataAt = header.length + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const numbers = [header.length, directory.length, metadataAt, metadata.length, tilesAt, 0];
  for (const [at, number] of [...numbers, tilesAt, tile.length, 9, 9, 1].entries()) {
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * at);
  }
  const uncompressed = 1;
  header.set([1, uncompressed, uncompressed, tileType, zoom, zoom], 96);
  const reach = [longitude - 0.02, latitude - 0.02, longitude + 0.02, latitude + 0.02];
  for (const [at, degrees] of reach.entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at);
  }
  header[118] = zoom;
  return Buffer.concat([header, directory, metadata, tile]);
}

/** So many units wide is a tile. */
const extent = 4096;

/**
 * A vector tile of land, with the name of a quarter all over it.
 *
 * https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
function landTile(): Buffer {
  const square = [
    moveTo,
    0,
    0,
    lineTo(3),
    ...[extent, 0, 0, extent, -extent, 0].map(zigzag),
    close,
  ];
  const land = feature({ type: 3, geometry: square });
  const names = Array.from({ length: 64 }, (_, at) =>
    feature({
      type: 1,
      geometry: [moveTo, zigzag((at % 8) * 512 + 256), zigzag(Math.floor(at / 8) * 512 + 256)],
      tags: [0, 0, 1, 1],
    }),
  );
  const words = { kind: 'neighbourhood', name: 'Altstadt' };
  return Buffer.from([...layer('earth', [land]), ...layer('places', names, words)]);
}

const moveTo = 9;
const lineTo = (points: number) => (points << 3) | 2;
const close = 15;

function zigzag(distance: number): number {
  return (distance << 1) ^ (distance >> 31);
}

interface Feature {
  /** 1 is a point, 3 a polygon. */
  type: number;
  geometry: readonly number[];
  /** Keys and values by their places among those of the layer. */
  tags?: readonly number[];
}

function feature({ type, geometry, tags = [] }: Feature): number[] {
  return bytes(2, [
    ...bytes(2, tags.flatMap(varint)),
    ...number(3, type),
    ...bytes(4, geometry.flatMap(varint)),
  ]);
}

/** @param words The keys and values of the layer. */
function layer(
  name: string,
  features: readonly number[][],
  words: Record<string, string> = {},
): number[] {
  const utf8 = (text: string) => [...Buffer.from(text)];
  return bytes(3, [
    ...bytes(1, utf8(name)),
    ...features.flat(),
    ...Object.keys(words).flatMap((key) => bytes(3, utf8(key))),
    ...Object.values(words).flatMap((value) => bytes(4, bytes(1, utf8(value)))),
    ...number(5, extent),
    ...number(15, 2),
  ]);
}

// Protocol buffers: https://protobuf.dev/programming-guides/encoding/
const number = (field: number, value: number) => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, value: readonly number[]) => [
  ...varint((field << 3) | 2),
  ...varint(value.length),
  ...value,
];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}
