import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import { contentSchema } from '#model/site.ts';
import { changedMeanings, type MeaningChange, meaningChanges } from './changed-meanings.ts';
import { acceptVersion, suitedVersion } from './content-version.ts';
import { kitPackage } from './kit.ts';

let shop: string;

beforeEach(async () => {
  shop = await mkdtemp(join(tmpdir(), 'shop-'));
  await cp(join(import.meta.dirname, '../../starter'), shop, { recursive: true });
});

afterEach(() => rm(shop, { recursive: true }));

const change: MeaningChange = {
  version: '0.10.0',
  field: 'opening_hours.opening_periods.free_text',
  concerns: 'present',
  message: 'The line stands below the hours.',
  hint: 'Read whether it still fits.',
};

function changed(since: string, parts: Partial<MeaningChange> = {}) {
  return changedMeanings(filesSource(shop), since, [{ ...change, ...parts }]);
}

test('a field with a new meaning is reported at its place in each record that has it', async () => {
  expect(await changed('0.9.3')).toEqual([
    {
      code: 'changed-meaning',
      severity: 'warning',
      place: { document: 'opening_hours.yaml', field: 'opening_periods[4].free_text', line: 9 },
      message: 'Since version 0.10.0: The line stands below the hours.',
      hint: 'Read whether it still fits.',
    },
  ]);
});

test('an omitted field is reported at the place where it belongs', async () => {
  const places = await changed('0.9.3', { concerns: 'absent' });
  expect(places.map(({ place }) => place.field)).toEqual(
    [0, 1, 2, 3].map((at) => `opening_periods[${at}]`),
  );
});

test.each([
  ['is not reported for a shop confirmed to suit the version', '0.10.0', {}],
  ['is not reported for a shop without the field', '0.9.3', { field: 'project.config.map' }],
])('a change %s', async (_, since, parts) => {
  expect(await changed(since, parts)).toEqual([]);
});

test('the changes of this kit are in order, and name existing versions', () => {
  const versions = meaningChanges.map(({ version }) => version);
  const sorted = [...versions, kitPackage().version].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  expect([...versions, kitPackage().version]).toEqual(sorted);
  const collections = meaningChanges.map(({ field }) => field.split('.')[0]);
  expect(Object.keys(contentSchema.shape)).toEqual(expect.arrayContaining(collections));
});

test('accepting a version records it, and keeps everything else in package.json', async () => {
  const file = join(shop, 'package.json');
  await writeFile(file, '{ "private": true, "schaufenster": { "content": "0.0.1" } }');
  expect(await suitedVersion(shop)).toBe('0.0.1');
  await acceptVersion(shop);
  expect(await suitedVersion(shop)).toBe(kitPackage().version);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ private: true });
});

test('a folder that is not a shop has no recorded version', async () => {
  expect(await suitedVersion(shop)).toBeUndefined();
  await expect(acceptVersion(shop)).rejects.toThrow('has no field "schaufenster"');
});
