import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { closeBrowser, signedIn } from './admin.ts';
import { idOf, type Staff, signIn, upload, visitor } from './staff.ts';

interface Hook {
  automatic?: true;
  by?: string;
  changed?: string[];
}

/** The requests to publish. */
const hooks: Hook[] = [];
const rolledBackTo: string[] = [];

/** The status of a site that was rolled back to an older release. */
const status = {
  state: 'idle',
  rolledBack: true,
  last: { id: '1', started: 1, ended: 2, outcome: 'live', release: 'first' },
  releases: [
    {
      id: 'second',
      time: '2026-11-03T13:05:00.000Z',
      current: false,
      pages: 12,
      by: ['Chefin'],
      changed: ['opening_hours', 'items/3', 'items/4'],
    },
    { id: 'first', time: '2026-11-02T08:00:00.000Z', current: true, pages: 11 },
    { id: 'older', time: '2026-11-01T08:00:00.000Z', current: false, pages: 11 },
  ],
};

let site: Server;
let owner: Staff;

beforeAll(async () => {
  owner = await signIn();
  site = await startSite();
});

afterAll(async () => {
  await closeBrowser();
  await stop(site);
});

/** A fake of the site's server at the address that the content system uses. */
async function startSite(): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const isPublish = request.method === 'POST' && request.url === '/api/publish';
      if (isPublish) hooks.push(JSON.parse(body) as Hook);
      if (request.url === '/api/releases') {
        rolledBackTo.push((JSON.parse(body) as { release: string }).release);
      }
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(request.method === 'GET' ? status : { job: '1' }));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(inject('cms').sitePort, '127.0.0.1', resolve);
  });
  return server;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}

/** Publishes a brand unchanged. */
async function publishBrand(slug = 'ostra'): Promise<number> {
  const id = await idOf(owner, 'brands', 'slug', slug);
  const path = `/api/brands/${id}?locale=de`;
  expect(await owner('PATCH', path, { _status: 'published' })).toMatchObject({ status: 200 });
  return id;
}

async function nextHook(): Promise<Hook> {
  await expect.poll(() => hooks.length).toBeGreaterThan(0);
  const [hook] = hooks.splice(0);
  return hook ?? {};
}

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#808' } })
    .png()
    .toBuffer();
}

test('the site is told who has published what, but not about an unused picture', async () => {
  const { doc } = await upload('media', 'unbenutzt-am-rand.png', await picture(), {
    type: 'image/png',
  });
  onTestFinished(async () => {
    await owner('DELETE', `/api/media/${doc.id}`);
  });
  const id = await publishBrand();
  const hook = await nextHook();
  expect(hook).toMatchObject({ by: expect.any(String) as string, changed: [`brands/${id}`] });
  expect(hook).not.toHaveProperty('automatic');
});

test('changes that nobody publishes by hand are automatic', async () => {
  const used = await idOf(owner, 'media', 'filename', 'watches.jpg');
  const path = `/api/media/${used}`;
  const { body } = await owner<{ focalX: number }>('GET', path);
  expect((await owner('PATCH', path, { focalX: 51 })).status).toBe(200);
  expect(await nextHook()).toMatchObject({ automatic: true, changed: [`media/${used}`] });
  await owner('PATCH', path, { focalX: body.focalX });
  await nextHook();
  const { doc } = await upload('files', 'preise.txt', Buffer.from('1'), { type: 'text/plain' });
  expect(await nextHook()).toMatchObject({ automatic: true, changed: [`files/${doc.id}`] });
  await owner('DELETE', `/api/files/${doc.id}`);
  expect(await nextHook()).toMatchObject({ automatic: true, changed: [`files/${doc.id}`] });
});

test('changes published while the site is unreachable stay on disk until the site has them', async () => {
  const file = join(inject('cms').data, 'to-publish.json');
  await stop(site);
  const id = await publishBrand();
  expect(existsSync(file)).toBe(true);
  site = await startSite();
  expect(await nextHook()).toMatchObject({ changed: [`brands/${id}`] });
  await expect.poll(() => existsSync(file)).toBe(false);
});

test('a document that others refer to cannot be unpublished, and the error names them', async () => {
  const id = await idOf(owner, 'brands', 'slug', 'ostra');
  const unpublished = { _status: 'draft' };
  for (const query of ['', '?locale=de&unpublishAllLocales=true']) {
    const answer = await owner<{ errors: { message: string }[] }>(
      'PATCH',
      `/api/brands/${id}${query}`,
      unpublished,
    );
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0]?.message).toMatch(/Das wird noch gebraucht: Artikel „/);
  }
  const draft = await owner('PATCH', `/api/brands/${id}?draft=true`, unpublished);
  expect(draft.status).toBe(200);
  expect((await owner('PATCH', `/api/brands/${id}`, unpublished)).status).toBe(409);
  await publishBrand();
  for (const query of ['', '?draft[]=true', '?draft=false&draft=true']) {
    const path = `/api/globals/company${query}`;
    const answer = await owner('POST', path, unpublished);
    expect([query, answer.status]).toEqual([query, 409]);
  }
  const { body } = await owner<{ _status: string }>('GET', `/api/brands/${id}?depth=0`);
  expect(body._status).toBe('published');
  await nextHook();
});

test('an endless body is rejected', async () => {
  const { url } = inject('cms');
  const megabyte = new Uint8Array(1024 ** 2);
  for (const [method, path] of [
    ['PATCH', '/api/brands/1'],
    ['POST', '/api/users/login'],
  ] as const) {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 300) controller.close();
        else controller.enqueue(megabyte);
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method, body, headers, duplex: 'half' } as RequestInit;
    const answer = await fetch(new URL(path, url), init).catch(() => undefined);
    // The connection may be closed before the client reads the response.
    expect([413, undefined]).toContain(answer?.status);
    expect(sent).toBeLessThan(200);
  }
});

test('nobody is told about a mail that is never sent', async () => {
  const known = { email: inject('cms').owner.email };
  for (const body of [known, { email: 'niemand@lindenhof.example' }]) {
    expect((await visitor()('POST', '/api/users/forgot-password', body)).status).toBe(403);
  }
  const page = await fetch(new URL('/admin/forgot', inject('cms').url), {
    headers: { 'Accept-Language': 'de' },
  });
  expect(await page.text()).toContain('Dieses System verschickt keine E-Mails.');
});

test('the panel says that an older release is online, and asks before rolling back', async () => {
  const page = await signedIn({ width: 390, height: 844 });
  const panel = page.locator('section[data-state="rolled-back"]');
  await expect.poll(() => panel.innerText()).toContain('Eine ältere Fassung ist online.');
  hooks.splice(0);
  await panel.getByRole('button', { name: 'Neuen Stand veröffentlichen' }).click();
  expect(await nextHook()).not.toHaveProperty('automatic');
  await panel.locator('summary').click();
  await expect
    .poll(() => panel.innerText())
    .toContain('Chefin · Öffnungszeiten, 2 Artikel · 12 Seiten');
  await panel.getByRole('button', { name: 'Wieder online stellen' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.innerText()).toContain('Öffnungszeiten, 2 Artikel (Chefin)');
  expect(rolledBackTo).toEqual([]);
  await dialog.getByRole('button', { name: 'Wieder online stellen' }).click();
  await expect.poll(() => rolledBackTo).toEqual(['second']);
  await page.context().close();
});

test('"create new" leaves no draft behind if nothing was typed, and the preview of other pages keeps working', async () => {
  const count = async () => {
    const { body } = await owner<{ totalDocs: number }>(
      'GET',
      '/api/appointments/count?draft=true',
    );
    return body.totalDocs;
  };
  const before = await count();
  const page = await signedIn({ width: 1200, height: 900 });
  await page.goto('/admin/collections/appointments');
  await page.goto('/admin/collections/appointments/create');
  await page.waitForURL(/\/appointments\/\d+/);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await page.locator('.collection-edit__form').waitFor();
  await expect.poll(count).toBe(before + 1);
  const { key } = inject('cms');
  const reader = visitor(key);
  const ids = async (drafts: string) => {
    const { body } = await reader<{ records: { appointments?: { id: string }[] } }>(
      'GET',
      `/api/export?drafts=${drafts}`,
    );
    return body.records.appointments?.map((record) => record.id) ?? [];
  };
  expect(await ids('true')).toContain(id);
  expect(await ids('loadable')).not.toContain(id);
  await page.locator('a[href="/admin"]').first().click();
  await expect.poll(count).toBe(before);
  await page.context().close();
});
