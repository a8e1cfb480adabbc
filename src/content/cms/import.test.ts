import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { json } from '../../../test/fakes/cms.ts';
import { filesSource } from '../files/files-source.ts';
import type { SourceContent } from '../source.ts';
import { cmsForEachTest, retryPolicy } from './cms-source.fixture.ts';
import { importContent } from './import.ts';

const shop = cmsForEachTest();

interface Sent {
  path: string;
  key: string | undefined;
  body: string;
}

/** Records the requests, and answers the import of records with a status. */
function takeImports(status = 200): Sent[] {
  const sent: Sent[] = [];
  const take = async (path: string, response: ServerResponse): Promise<void> => {
    const body = await text(response.req);
    sent.push({ path, key: response.req.headers.authorization, body });
    if (path !== '/api/import') json(response, 200, { changed: true });
    else if (status === 200) json(response, 200, { created: 1, changed: 2, unchanged: 0 });
    else json(response, status, { errors: [{ message: 'There is no "uhr.jpg" in media.' }] });
  };
  shop.cms.fault = ({ pathname, search }, response) => {
    if (response.req.method !== 'POST') return false;
    void take(pathname + search, response);
    return true;
  };
  return sent;
}

function send(own: SourceContent) {
  return importContent(own, { url: shop.cms.url, key: shop.cms.ownerKey, retryPolicy });
}

async function content() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'menu.yaml'), '- path: watches\n');
  await writeFile(join(folder, 'a b.svg'), 'known');
  await writeFile(join(folder, 'new.svg'), 'new');
  return filesSource(folder).load();
}

test('files that the content system lacks are sent before the records', async () => {
  const sent = takeImports();
  shop.addImage('a b.svg', 'known');
  shop.addImage('new.svg', 'an older one');
  const done = await send(await content());
  expect(done).toEqual({ created: 1, changed: 2, unchanged: 0, files: 1 });
  const key = `users API-Key ${shop.cms.ownerKey}`;
  expect(sent).toEqual([
    { path: '/api/import/file?name=new.svg', key, body: 'new' },
    { path: '/api/import', key, body: '{"records":{"menu":[{"path":"watches"}]}}' },
  ]);
});

test("the content system's reason for refusing is reported", async () => {
  takeImports(400);
  const importing = send(await content());
  await expect(importing).rejects.toThrow(
    /refuses \(400: There is no "uhr\.jpg" in media\.\) \(the import of records\)/,
  );
});
