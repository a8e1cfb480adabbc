import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as streamText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsSource } from '#content/cms/cms-source.ts';
import { filesSource } from '#content/files/files-source.ts';
import { previewToken } from '#model/publishing/signature.ts';
import { contentFrom, type FakeCms, fakeCms, json } from '../../../test/fakes/cms.ts';
import { startPreview } from './preview-server.ts';

const base = join(import.meta.dirname, '../../../test/fixtures/content-mistakes/_base');
const secret = 'a secret of at least 32 characters';
const token = previewToken(secret, Date.now() + 3_600_000);
const cookie = `other=1; preview=${token}`;

let cache: string;
let cms: FakeCms;
let preview: Awaited<ReturnType<typeof startPreview>>;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'preview-'));
  cms = await fakeCms(await contentFrom(filesSource(base)));
  preview = await open('http://127.0.0.1:3001');
}, 120_000);

afterAll(async () => {
  await Promise.all([preview.close(), cms.close()]);
  await rm(cache, { recursive: true });
});

function open(url: string) {
  const retryPolicy = { attempts: 1 };
  const source = cmsSource({ url: cms.url, key: cms.key, cache, drafts: true, retryPolicy });
  const options = { source, cache, port: 0, host: '127.0.0.1', url, cms: cms.url, secret };
  return startPreview({ ...options, log: () => {} });
}

function get(path: string, headers?: Record<string, string>): Promise<Response> {
  return fetch(`${preview.url}${path}`, { headers: headers ?? { cookie }, redirect: 'manual' });
}

async function text(path: string): Promise<string> {
  return (await get(path)).text();
}

interface Brand {
  display_name: unknown;
  translations: { headline: unknown }[];
}

/** Keeps a change to the first brand in the content system while `check` runs. */
async function withDraft(edit: (brand: Brand) => void, check: () => Promise<void>): Promise<void> {
  const before = structuredClone(cms.content.records);
  edit(cms.content.records['brands']?.[0]?.value as Brand);
  cms.content.revision += '1';
  try {
    await check();
  } finally {
    cms.content.records = before;
    cms.content.revision += '1';
  }
}

test('a page is rendered as in a release, but without caching, indexing or counting', async () => {
  const response = await get('/uhren/ostra');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('Uhren von der Küste');
  expect(page).not.toContain('aria-label="Development"');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': `frame-ancestors 'self' ${cms.url.replace('127.0.0.1', 'localhost')} ${cms.url}`,
  });
});

test('a draft is visible on the next request', async () => {
  expect(await text('/uhren/ostra')).not.toContain('Ein Entwurf');
  await withDraft(
    ({ translations: [first] }) => Object.assign(first ?? {}, { headline: 'Ein Entwurf' }),
    async () => {
      const pages = await Promise.all([text('/uhren/ostra'), text('/uhren/ostra')]);
      for (const page of pages) expect(page).toContain('Ein Entwurf');
      expect(await text('/page-data/uhren/ostra/page-data.json')).toContain('Ein Entwurf');
    },
  );
  expect(await text('/uhren/ostra')).not.toContain('Ein Entwurf');
});

test('unchanged content is not read again', async () => {
  await text('/');
  cms.requests.length = 0;
  await text('/');
  expect(cms.requests).toEqual(['/api/export?page=1&drafts=true&limit=1']);
});

test('a mistake in a record breaks its pages, and links to its field', async () => {
  await withDraft(
    (brand) => Object.assign(brand, { display_name: 7 }),
    async () => {
      const broken = await get('/uhren/ostra');
      const page = await broken.text();
      expect(broken.status).toBe(500);
      expect(page).toContain('<html lang="de">');
      expect(page).toContain('Diese Seite lässt sich noch nicht zeigen');
      expect(page).toContain(
        `<a href="${cms.url}/admin/collections/brands/0#field-display_name" target="_parent">`,
      );
      expect(page).toMatch(/<p>Hier gehört [^<]+<\/p><\/li>/);
      expect(page).not.toContain('A number stands');
      const inEnglish = await text('/en/watches/ostra');
      expect(inEnglish).toContain('This page cannot be shown yet');
      expect(inEnglish).toContain('<p>A number stands where text is needed.</p>');
      expect((await get('/')).status).toBe(200);
    },
  );
});

test('failures of the content system are explained until it is back', async () => {
  cms.fault = (_url, response) => {
    json(response, 500, {});
    return true;
  };
  const response = await get('/fr/');
  cms.fault = () => false;
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/L’aperçu est momentanément indisponible.*\(500\)/s);
  expect((await get('/')).status).toBe(200);
});

test('pictures are encoded quickly on request', async () => {
  const [image = ''] = /\/media\/watches-[\w-]+\.avif/.exec(await text('/uhren/ostra')) ?? [];
  const response = await get(image);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  const [logo = ''] = /\/media\/logo-[\w-]+\.svg/.exec(await text('/')) ?? [];
  if (logo) expect((await get(logo)).headers.get('Content-Type')).toBe('image/svg+xml');
  expect((await get('/media/lost-0123abcd-480.avif')).status).toBe(404);
});

test('everything that a page needs is served: scripts, styles, fonts, data, the not-found page', async () => {
  const page = await text('/');
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
  expect(await text(script)).toContain('payload-document-event');
  const [, font = ''] = /rel="preload" href="([^"]+\.woff2)"/.exec(page) ?? [];
  expect((await get(font)).headers.get('Content-Type')).toBe('font/woff2');
  const [module = ''] = /\/assets\/entry-client[\w.-]*\.js/.exec(page) ?? [];
  expect((await get(module)).headers.get('Content-Type')).toContain('javascript');
  expect((await get('/en/nowhere')).status).toBe(404);
  expect((await get('/uhren/ostra/')).status).toBe(308);
});

test.each(['/', '/media/watches-0123abcd-480.avif', '/assets/entry-client.js', '/?preview=1.a'])(
  'without a valid token, %s stays closed',
  async (path) => {
    const response = await get(path, { cookie: `preview=${Date.now() + 9e9}.${'0'.repeat(64)}` });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('Diese Vorschau ist geschlossen');
    expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
  },
);

test('a token in the URL becomes a cookie until it expires', async () => {
  const response = await get(`/en/?a=1&preview=${token}`, {});
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/en/?a=1');
  const [expiry = ''] = token.split('.');
  const end = new Date(Number(expiry)).toUTCString();
  expect(response.headers.get('Set-Cookie')).toBe(
    `preview=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${end}`,
  );
  const old = previewToken(secret, Date.now() - 1);
  expect((await get(`/?preview=${old}`, {})).status).toBe(401);
});

test('no URL redirects to another host', async () => {
  const response = await get(`//evil.example/?preview=${token}`, {});
  expect(response.headers.get('Location')).toMatch(/^\/(?!\/)/);
});

test.each(['//', '//[', 'http://a:99999/', '*'])(
  'an invalid URL is refused, and the preview keeps running: %s',
  async (target) => {
    const { hostname, port } = new URL(preview.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await streamText(socket)).toMatch(/^HTTP\/1\.1 401 /);
    expect((await get('/')).status).toBe(200);
  },
);

test('over https, the cookie also works in frames on another site', async () => {
  const secure = await open('https://preview.shop.example');
  const response = await fetch(`${secure.url}/?preview=${token}`, { redirect: 'manual' });
  const set = response.headers.get('Set-Cookie') ?? '';
  expect(set).toContain('; SameSite=None; Secure; Partitioned;');
  // No other host can set a cookie of this name.
  expect(set).toMatch(/^__Host-preview=/);
  const [own = ''] = set.split(';', 1);
  const status = async (sent: string) =>
    (await fetch(secure.url, { headers: { cookie: sent } })).status;
  expect([await status(own), await status(`preview=${token}`)]).toEqual([200, 401]);
  await secure.close();
});

test('forms are not accepted', async () => {
  const response = await fetch(`${preview.url}/api/contact`, {
    method: 'POST',
    headers: { cookie },
  });
  expect(response.status).toBe(405);
});
