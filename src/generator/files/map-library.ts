import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '#model/site.ts';
import type { MapLibraryView } from '#model/views/external.ts';
import { prebuilt } from '../bundle/prebuilt.ts';

const require = createRequire(import.meta.url);

/** Folder of the package; a packed kit contains the parts that it needs. */
export const mapLibraryFolder = prebuilt
  ? join(prebuilt, 'map-library')
  : dirname(require.resolve('maplibre-gl/package.json'));

const { version } = require(join(mapLibraryFolder, 'package.json')) as { version: string };

/**
 * The library's files by path on the site. Paths contain the version, since files in this folder
 * are immutable.
 */
const files = {
  [`assets/maplibre-gl-${version}.js`]: 'maplibre-gl.mjs',
  [`assets/maplibre-gl-worker-${version}.js`]: 'maplibre-gl-worker.mjs',
  [`assets/maplibre-gl-${version}.css`]: 'maplibre-gl.css',
};

/** The package's files for a site with a map. */
export const mapLibraryNames = Object.values(files);

/** Paths of the map library on a site. */
export const mapLibrary: MapLibraryView = {
  script: `/assets/maplibre-gl-${version}.js`,
  worker: `/assets/maplibre-gl-worker-${version}.js`,
  styles: `/assets/maplibre-gl-${version}.css`,
};

/**
 * The library's files, for a site with a MapLibre map. They are browser-ready, so they need no
 * bundling.
 */
export async function mapLibraryFiles({
  project,
}: Pick<Site, 'project'>): Promise<[string, Buffer][]> {
  if (project.config.map?.provider !== 'maplibre') return [];
  return Promise.all(
    Object.entries(files).map(async ([path, name]): Promise<[string, Buffer]> => [
      path,
      await readFile(join(mapLibraryFolder, 'dist', name)),
    ]),
  );
}
