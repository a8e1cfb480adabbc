import { describe, expect, test } from 'vitest';
import { emptyDist, get, page, photo, release, serve, serveFiles } from './site.fixture.ts';

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/uhren', 'text/html; charset=utf-8'],
    ['/assets/entry-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/media/photo-1a2b3c4d-480.jpg', 'image/jpeg'],
  ])('%s is sent as %s', async (path, type) => {
    const response = await get((await serveFiles()) + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test('a page comes from its index.html', async () => {
    expect(await (await get(`${await serveFiles()}/uhren`)).text()).toBe(page);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const url = `${await serveFiles()}/uhren`;
    const [head, whole] = [await fetch(url, { method: 'HEAD' }), await get(url)];
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  test('a slightly different path is not found', async () => {
    const url = await serveFiles();
    for (const path of ['/Uhren', '/uhren/x', '/uhren.html', '/media', '/uhren%20']) {
      expect((await get(url + path)).status).toBe(404);
    }
  });

  test('dot files and settings for hosts are not served', async () => {
    const url = await serveFiles();
    for (const path of ['/.secret', '/_headers', '/%2esecret', '/uhren/.secret']) {
      expect((await get(url + path)).status).toBe(404);
    }
  });
});

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['identity', null],
    ['br;q=0', null],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const response = await get(`${await serveFiles()}/uhren`, { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(page);
  });

  test('text not worth compressing is sent uncompressed', async () => {
    const response = await get(await serveFiles(), { 'Accept-Encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('each encoding has its own entity tag', async () => {
    const url = `${await serveFiles()}/uhren`;
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        (await get(url, { 'Accept-Encoding': accepted })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('caching', () => {
  test('a file with a hash in its name is cached for a year', async () => {
    const response = await get(`${await serveFiles()}/media/photo-1a2b3c4d-480.jpg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a missing file is not cached', async () => {
    const response = await get(`${await serveFiles()}/media/gone-1a2b3c4d-480.jpg`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('a page is revalidated without sending it again', async () => {
    const url = `${await serveFiles()}/uhren`;
    const first = await get(url);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(url, { 'If-None-Match': tags });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
  });

  test('a page that has changed is sent', async () => {
    const response = await get(`${await serveFiles()}/uhren`, { 'If-None-Match': '"other"' });
    expect(response.status).toBe(200);
  });

  test('a version other than the requested one is not sent', async () => {
    const url = `${await serveFiles()}/uhren`;
    const etag = (await get(url)).headers.get('etag') ?? '';
    expect((await get(url, { 'If-Match': '"other"' })).status).toBe(412);
    expect((await get(url, { 'If-Match': `"other", ${etag}` })).status).toBe(200);
    expect((await get(url, { 'If-Match': '*' })).status).toBe(200);
  });

  test('without an entity tag, the time of the last change decides', async () => {
    const url = `${await serveFiles()}/uhren`;
    const modified = (await get(url)).headers.get('last-modified') ?? '';
    const since = (date: string, more = {}) => get(url, { 'If-Modified-Since': date, ...more });
    expect((await since(modified)).status).toBe(304);
    expect((await since('Thu, 01 Jan 1970 00:00:00 GMT')).status).toBe(200);
    expect((await since('yesterday')).status).toBe(200);
    expect((await since(modified, { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

describe('large files', () => {
  const archive = '/media/map-1a2b3c4d.pmtiles';
  const bytes = new Uint8Array(9 * 2 ** 20).fill(7).fill(8, 5_000_000);

  async function serveArchive(): Promise<string> {
    const dist = await emptyDist();
    await release(dist, { [archive.slice(1)]: bytes });
    return (await serve(dist)).url + archive;
  }

  test('can be sent in part', async () => {
    const response = await get(await serveArchive(), { Range: 'bytes=4999998-5000001' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 4999998-5000001/${bytes.length}`);
    expect([...(await response.bytes())]).toEqual([7, 7, 8, 8]);
  });

  test('are sent whole without a Range header', async () => {
    const response = await get(await serveArchive());
    expect(response.headers.get('content-type')).toBe('application/vnd.pmtiles');
    expect((await response.bytes()).length).toBe(bytes.length);
  });

  test("stay valid in a client's cache as long as they are unchanged", async () => {
    const url = await serveArchive();
    const etag = (await get(url, { Range: 'bytes=0-0' })).headers.get('etag') ?? '';
    expect((await get(url, { 'If-None-Match': etag })).status).toBe(304);
  });
});

describe('ranges', () => {
  const photoPath = '/media/photo-1a2b3c4d-480.jpg';

  test('part of an image can be requested', async () => {
    const response = await get((await serveFiles()) + photoPath, { Range: 'bytes=10-19' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 10-19/1000');
    expect(await response.bytes()).toEqual(photo.slice(10, 20));
  });

  test('a range beyond its end is refused', async () => {
    const response = await get((await serveFiles()) + photoPath, { Range: 'bytes=1000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  test('a range of another version gets the whole current one', async () => {
    const headers = { Range: 'bytes=10-19', 'If-Range': '"other"' };
    expect((await get((await serveFiles()) + photoPath, headers)).status).toBe(200);
  });

  test('text is sent whole', async () => {
    const response = await get(`${await serveFiles()}/uhren`, { Range: 'bytes=0-9' });
    expect(response.status).toBe(200);
  });
});
