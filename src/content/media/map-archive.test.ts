import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mapArchive } from '../../../test/support/map-archive.ts';
import { changeFiles } from '../changes.fixture.ts';
import { filesSource } from '../files/files-source.ts';
import { loadSite } from '../load.ts';

const base = join(import.meta.dirname, '../../../test/fixtures/content-mistakes/_base');
const here = { latitude: 50.38, longitude: 8.06 };
const archive = mapArchive(here);

/** Loads a shop with the map `town.pmtiles` and these additional files. */
async function loadWith(files: Record<string, Buffer>) {
  const shop = await mkdtemp(join(tmpdir(), 'shop-'));
  onTestFinished(() => rm(shop, { recursive: true }));
  await cp(base, shop, { recursive: true });
  await changeFiles(shop, {
    ...files,
    'project.yaml': (yaml) =>
      `${yaml}config: { map: { provider: maplibre, archive: town.pmtiles } }\n`,
    'company.yaml': (yaml) =>
      yaml.replace('city: Limburg', `city: Limburg\n    latitude: 50.38\n    longitude: 8.06`),
  });
  const { site, diagnostics } = await loadSite(filesSource(shop));
  return { site, errors: diagnostics.filter(({ severity }) => severity === 'error') };
}

test('a map archive is found in any folder, and hashed', async () => {
  const { site, errors } = await loadWith({ 'media/maps/Town.pmtiles': archive });
  expect(errors).toEqual([]);
  expect(site?.mapArchive?.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(site?.mapArchive?.file).toMatch(/media\/maps\/Town\.pmtiles$/);
});

test.for<[string, Record<string, Buffer>, string]>([
  [
    'that does not exist',
    { 'media/towns.pmtiles': archive },
    'There is no map "town.pmtiles". Did you mean "towns.pmtiles"?',
  ],
  [
    'that exists twice',
    { 'media/town.pmtiles': archive, 'media/maps/town.pmtiles': archive },
    'Two maps have that name',
  ],
  [
    'of another format',
    { 'media/town.pmtiles': Buffer.alloc(500) },
    'This is no PMTiles archive of version 3, or it is damaged.',
  ],
  [
    'that is truncated',
    { 'media/town.pmtiles': archive.subarray(0, -1) },
    'The map is cut off: its end is missing.',
  ],
  [
    'with raster tiles',
    { 'media/town.pmtiles': mapArchive({ ...here, tileType: 2 }) },
    'The map is not made of vector tiles',
  ],
  [
    'of another town',
    { 'media/town.pmtiles': mapArchive({ latitude: 52, longitude: 13 }) },
    'The shop lies outside of the map, which reaches from 51.98, 12.98 to 52.02, 13.02.',
  ],
])('a map %s is reported', async ([, files, expected]) => {
  const { site, errors } = await loadWith(files);
  expect(site).toBeNull();
  expect(errors).toHaveLength(1);
  const [error] = errors;
  expect(error?.place).toMatchObject({ document: 'project.yaml', field: 'config.map.archive' });
  expect(`${error?.message} ${error?.hint}`).toContain(expected);
});
