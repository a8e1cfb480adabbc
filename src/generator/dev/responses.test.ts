import { expect, test } from 'vitest';
import { partOf } from './responses.ts';

const path = '/media/map-0123abcd.pmtiles';
const contents = new Blob(['0123456789']);

test('a range request gets the part and its position', async () => {
  const response = partOf(path, contents, 'bytes=2-4');
  expect([response.status, await response.text()]).toEqual([206, '234']);
  expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
});

test('a range beyond the end of a file is refused, as by a release’s server', async () => {
  const response = partOf(path, contents, 'bytes=10-');
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('without a Range header the whole file is sent', async () => {
  const response = partOf(path, contents, undefined);
  expect([response.status, await response.text()]).toEqual([200, '0123456789']);
});
