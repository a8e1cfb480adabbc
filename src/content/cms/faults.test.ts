import { readdir, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json } from '../../../test/fakes/cms.ts';
import type { RetryPolicy } from './client.ts';
import { cmsForEachTest, retryPolicy } from './cms-source.fixture.ts';

const shop = cmsForEachTest();

/** Fails the first requests whose URL contains this text. */
function failFirst(times: number, part: string, fail: (response: ServerResponse) => void) {
  let failed = 0;
  shop.cms.fault = ({ href }, response) => {
    if (failed >= times || !href.includes(part)) return false;
    failed += 1;
    fail(response);
    return true;
  };
}

test.each([
  ['429', (response: ServerResponse) => json(response, 429, {})],
  ['500', (response: ServerResponse) => json(response, 500, {})],
  ['a cut connection', (response: ServerResponse) => void response.destroy()],
  [
    'a response that breaks off',
    (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('{"version"');
      setTimeout(() => response.destroy(), 5);
    },
  ],
])('%s is retried', async (_name, fail) => {
  shop.addImage('a.png', 'a picture');
  failFirst(2, '/api/export', fail);
  await shop.load();
  failFirst(2, '/files/', fail);
  await shop.load({ cache: join(shop.cache, 'other') });
  expect(shop.cms.requests).toHaveLength(2 * (3 + 1));
});

test('a Retry-After header is respected', async () => {
  failFirst(1, '/api/export', (response) => {
    response.setHeader('Retry-After', '1');
    json(response, 503, {});
  });
  const start = performance.now();
  await shop.load({ retryPolicy: { ...retryPolicy, longestDelay: 400 } });
  expect(performance.now() - start).toBeGreaterThan(390);
});

/** Answers with an empty first page with these fields. */
function exportPage(response: ServerResponse, fields: object): void {
  const page = { version: 1, revision: '1', page: 1, pages: 1, records: {}, images: [], files: [] };
  json(response, 200, { ...page, ...fields });
}

interface Fault {
  name: string;
  fault: (url: URL, response: ServerResponse) => void;
  retryPolicy?: Partial<RetryPolicy>;
  says: RegExp;
  requests: number;
}

const faults: Fault[] = [
  {
    name: 'a wrong key',
    fault: (_url, response) => json(response, 403, {}),
    says: /refuses the key \(403\) \(page 1 of the export\)\. Set CMS_KEY/,
    requests: 1,
  },
  {
    name: 'another server at the address',
    fault: (_url, response) => json(response, 404, {}),
    says: /\(404\) .* Set CMS_URL/,
    requests: 1,
  },
  {
    name: 'an address that leads elsewhere',
    fault: (_url, response) => void response.writeHead(301, { Location: 'https://a.test/' }).end(),
    says: /leads to https:\/\/a\.test\/ \(301\).* Set CMS_URL/,
    requests: 1,
  },
  {
    name: 'a content system in trouble',
    fault: (_url, response) => json(response, 500, {}),
    says: /has a problem of its own \(500\) \(page 1 of the export, 3 attempts\)\. See its log/,
    requests: 3,
  },
  {
    name: 'a content system that says nothing',
    fault: () => {},
    retryPolicy: { silence: 300 },
    says: /was silent for 0\.3 s .* 3 attempts/,
    requests: 3,
  },
  {
    name: 'a content system that drips',
    fault: (_url, response) => {
      const drip = setInterval(() => response.write(' '), 2);
      response.on('close', () => clearInterval(drip));
    },
    retryPolicy: { total: 100 },
    says: /took more than 0\.1 s in all/,
    requests: 1,
  },
  {
    name: 'a page of HTML',
    fault: (_url, response) => void response.end('<!doctype html>\n<title>Anmelden</title>'),
    says: /not JSON: "<!doctype html> <title>Anmelden<\/title>…".* Set CMS_URL/,
    requests: 1,
  },
  {
    name: 'a record without a title',
    fault: (_url, response) =>
      exportPage(response, { records: { brands: [{ id: '1', admin: '/admin', value: {} }] } }),
    says: /records\.brands\[0\]\.title: .* update both/,
    requests: 1,
  },
  {
    name: 'a shop.cache that answers with the first page',
    fault: (_url, response) => exportPage(response, { pages: 2 }),
    says: /delivers page 1 of the export instead \(page 2 of the export\)/,
    requests: 2,
  },
];

test.each(faults)(
  '$name ends the reading with a clear message',
  async ({ fault, says, ...expected }) => {
    shop.cms.fault = (url, response) => {
      fault(url, response);
      return true;
    };
    const loading = shop.load({ retryPolicy: { ...retryPolicy, ...expected.retryPolicy } });
    await expect(loading).rejects.toThrow(says);
    await expect(loading).rejects.toMatchObject({ name: 'UserError' });
    expect(shop.cms.requests).toHaveLength(expected.requests);
  },
);

test('a content system that is not running is named in the error', async () => {
  await shop.cms.close();
  await expect(shop.load()).rejects.toThrow(
    /at http:\/\/127\.0\.0\.1:\d+ does not answer, or not to the end \(ECONNREFUSED\).* Start it/,
  );
});

test('a content system that fails half-way yields no content', async () => {
  shop.hold(9);
  shop.cms.fault = ({ search }, response) => {
    if (!search.includes('page=5')) return false;
    json(response, 500, {});
    return true;
  };
  await expect(shop.load()).rejects.toThrow(/page 5 of the export, 3 attempts/);
});

test('a file whose bytes differ from the announced hash is never stored', async () => {
  const { hash, bytes } = shop.addImage('a.png', 'a picture');
  shop.cms.content.bytes.set(hash, Buffer.alloc(bytes));
  await expect(shop.load()).rejects.toThrow(/other bytes than it announced \(a\.png, 3 attempts\)/);
  shop.cms.content.bytes.set(hash, Buffer.alloc(1_000_000));
  await expect(shop.load()).rejects.toThrow(/other bytes than it announced/);
  expect(await readdir(join(shop.cache, 'cms'))).toEqual([]);
});

test('a file whose bytes are lost is reported at its place', async () => {
  const { hash } = shop.addImage('a.png', 'a picture');
  shop.cms.content.bytes.delete(hash);
  const { diagnostics } = await shop.load();
  expect(diagnostics).toMatchObject([
    { code: 'lost-upload', place: { document: 'Bild „a.png“' }, severity: 'error' },
  ]);
});

test('a cache folder that cannot be written is reported as such', async () => {
  shop.addImage('a.png', 'a picture');
  await writeFile(join(shop.cache, 'cms'), '');
  await expect(shop.load()).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(shop.cms.requests.filter((path) => path.startsWith('/files/'))).toHaveLength(1);
});
