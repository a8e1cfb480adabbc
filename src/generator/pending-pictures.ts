import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { ImageAsset } from './images/asset.ts';
import { encodeImages } from './images/encode.ts';
import { pendingPictures } from './release/file-names.ts';
import { linkOrCopy } from './release/make-files.ts';

/**
 * Returns a function that makes the pictures of early releases when visitors ask for them. They are
 * exactly the files that the next build makes, so browsers can store them for good. AVIF takes five
 * times as long as JPEG: the JPEG of the same width is made instead.
 *
 * The function takes the folder of a release's site and the path of a file in it, and returns the path
 * of the file that is there now; undefined for a file that the release never has.
 */
export function pictureMaker(): (site: string, path: string) => Promise<string | undefined> {
  const pending = new Map<string, ReadonlyMap<string, ImageAsset>>();
  const underWay = new Map<string, Promise<void>>();
  // As many at a time as there are cores: encoding takes the threads that read files, too.
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
    // What is not on the list is there already.
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

/** By the path of each file that is missing, the image with that file alone. */
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
