import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { ImageAsset } from './images/asset.ts';
import { encodeImages } from './images/encode.ts';
import { pendingPictures } from './release/file-names.ts';
import { linkOrCopy } from './release/make-files.ts';

/**
 * Returns a function that makes the pictures of early releases when visitors request them. They are
 * exactly the files that the next build makes, so browsers can cache them for good. AVIF takes five
 * times as long as JPEG, so it makes the JPEG of the same width instead.
 *
 * The function takes the folder of a release's site and the path of a file in it, and returns the
 * path of the file that now exists; undefined for a file that the release never has.
 */
export function pictureMaker(): (site: string, path: string) => Promise<string | undefined> {
  const pending = new Map<string, ReadonlyMap<string, ImageAsset>>();
  const underWay = new Map<string, Promise<void>>();
  // One picture at a time per core: encoding also occupies the threads that read files.
  const lanes: Promise<void>[] = Array.from({ length: availableParallelism() }, async () => {});
  let next = 0;

  function inLane(work: () => Promise<void>): Promise<void> {
    const lane = next++ % lanes.length;
    const done = (lanes[lane] ?? Promise.resolve()).then(work);
    lanes[lane] = done.catch(() => {});
    return done;
  }

  return async (site, path) => {
    const assets = pending.get(site) ?? readPending(site);
    pending.set(site, assets);
    const wanted = assets.get(path);
    if (!wanted) return undefined;
    const quickest = wanted.picture.formats.at(-1) ?? '';
    const instead = path.replace(/[^.]+$/, quickest);
    // Files that aren't listed already exist.
    const asset = assets.get(instead);
    if (!asset) return instead;
    const file = join(site, instead);
    const making = underWay.get(file) ?? inLane(() => make(file, asset));
    underWay.set(file, making);
    await making.finally(() => underWay.delete(file));
    return instead;
  };
}

/** @param asset An image with one file. */
async function make(file: string, asset: ImageAsset): Promise<void> {
  await encodeImages([asset]);
  mkdirSync(dirname(file), { recursive: true });
  for (const { cached } of asset.files) if (!existsSync(file)) linkOrCopy(cached, file);
}

/** Indexes the missing files by path; each value is the image with that file alone. */
function readPending(site: string): ReadonlyMap<string, ImageAsset> {
  const list = join(site, '..', pendingPictures);
  if (!existsSync(list)) return new Map();
  const assets = JSON.parse(readFileSync(list, 'utf8')) as ImageAsset[];
  return new Map(
    assets.flatMap((asset) =>
      asset.files.map((file) => [file.path, { ...asset, files: [file] }] as const),
    ),
  );
}
