import { join } from 'node:path';
import { expect } from 'vitest';
import { cmsSource } from '#content/cms/cms-source.ts';
import { filesSource } from '#content/files/files-source.ts';
import { startPreview } from '#generator/preview/preview-server.ts';
import { previewToken } from '#model/publishing/signature.ts';
import { contentFrom, fakeCms } from '../fakes/cms.ts';
import { content } from '../support/demo-shop.ts';
import { test as base } from './pages.ts';

/** The builds' cache, which already has the pictures. */
const cache = join(import.meta.dirname, '../../.cache');

const secret = 'a secret of at least 32 characters';

/** A content system with the demo shop, whose admin frames the preview of a page. */
const test = base.extend('admin', { scope: 'file' }, async ({}, { onCleanup }) => {
  const cms = await fakeCms(await contentFrom(filesSource(content)));
  const source = cmsSource({ url: cms.url, key: cms.key, cache, drafts: true });
  const address = { port: 0, host: '127.0.0.1', url: 'http://127.0.0.1:3001' };
  const preview = await startPreview({ ...address, source, cache, cms: cms.url, secret });
  cms.fault = ({ pathname }, response) => {
    if (pathname !== '/admin') return false;
    const token = previewToken(secret, Date.now() + 60_000);
    const frame = `<iframe title="Vorschau" src="${preview.url}/uhren/ostra?preview=${token}" width="400" height="600"></iframe>`;
    const script = `<script>onmessage = ({ data }) => { if (data.ready) document.title = 'ready'; };</script>`;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(script + frame);
    return true;
  };
  onCleanup(async () => {
    await Promise.all([preview.close(), cms.close()]);
  });
  return cms;
});

test('the frame of the admin shows a draft after each change, and keeps its scroll position', async ({
  admin,
  newPage,
}) => {
  const { page, errors } = await newPage({ baseURL: admin.url, reducedMotion: 'reduce' });
  await page.goto('/admin');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('ready');
  const body = frame.locator('body');
  await body.evaluate(() => window.scrollTo(0, 700));

  const ostra = admin.content.records['brands']?.find(
    ({ value }) => Reflect.get(value as object, 'slug') === 'ostra',
  );
  const [first] = Reflect.get(ostra?.value as object, 'translations') as object[];
  Object.assign(first ?? {}, { headline: 'Grün, das zehnmal trocknet' });
  admin.content.revision = '2';
  await page.evaluate(() =>
    frames[0]?.postMessage({ type: 'payload-document-event' }, { targetOrigin: '*' }),
  );
  await frame.getByText('Grün, das zehnmal trocknet').first().waitFor();
  await expect.poll(() => body.evaluate(() => Math.round(scrollY))).toBe(700);
  expect(errors).toEqual([]);
});
