import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '#model/site.ts';
import type { MapLibraryView } from '#model/views/external.ts';
import { prebuilt } from '../bundle/prebuilt.ts';

const require = createRequire(import.meta.url);

/** Where the package is; a packed kit brings what it needs of it. */
export const mapLibraryFolder = prebuilt
  ? join(prebuilt, 'map-library')
  : dirname(require.resolve('maplibre-gl/package.json'));

const { version } = require(join(mapLibraryFolder, 'package.json')) as { version: string };

/** A file of the library by its name on the site, whose files never change: it tells the version. */
const files = {
  [`assets/maplibre-gl-${version}.js`]: 'maplibre-gl.mjs',
  [`assets/maplibre-gl-worker-${version}.js`]: 'maplibre-gl-worker.mjs',
  [`assets/maplibre-gl-${version}.css`]: 'maplibre-gl.css',
};

/** The files of the package that a site with a map needs. */
export const mapLibraryNames = Object.values(files);

/** Where a site has the library that draws maps. */
export const mapLibrary: MapLibraryView = {
  script: `/assets/maplibre-gl-${version}.js`,
  worker: `/assets/maplibre-gl-worker-${version}.js`,
  styles: `/assets/maplibre-gl-${version}.css`,
};

/** The files of that library, for a site that has a map of it. They are ready to be loaded, and so not bundled. */
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
