import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { mail, temporaryFolder } from '../store/store.fixture.ts';
import { emlFolder } from './eml-folder.ts';

const delivery: OutgoingMail = {
  id: 'a1',
  createdAt: Date.parse('2026-11-21T10:00:00Z'),
  mail: mail({ subject: 'Grüße', headers: { 'List-Unsubscribe': '<https://shop.example/x>' } }),
};

test('a mail becomes one file, however often it is sent', async () => {
  const folder = join(await temporaryFolder(), 'mail');
  const mailer = emlFolder(folder);
  await mailer.send(delivery);
  await mailer.send(delivery);
  expect(await readdir(folder)).toEqual(['2026-11-21T10.00.00.000Z a1.eml']);
  const { mode } = await stat(join(folder, '2026-11-21T10.00.00.000Z a1.eml'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

test('the file holds all of the mail', async () => {
  const folder = await temporaryFolder();
  await emlFolder(folder, { name: 'Lindenhof', address: 'post@lindenhof.example' }).send(delivery);
  const [file = ''] = await readdir(folder);
  const found = await PostalMime.parse(await readFile(join(folder, file)));
  expect(found).toMatchObject({
    messageId: '<a1@lindenhof.example>',
    date: '2026-11-21T10:00:00.000Z',
    subject: 'Grüße',
    from: { name: 'Lindenhof', address: 'post@lindenhof.example' },
  });
  expect(found.headers).toContainEqual({
    key: 'list-unsubscribe',
    originalKey: 'List-Unsubscribe',
    value: '<https://shop.example/x>',
  });
});

test.each(['a@shop.example, b@shop.example', 'a@shop.example\r\nBcc: b@shop.example'])(
  'an address like %j reaches nobody else',
  async (to) => {
    const folder = await temporaryFolder();
    await emlFolder(folder).send({ ...delivery, mail: mail({ to }) });
    const [file = ''] = await readdir(folder);
    const found = await PostalMime.parse(await readFile(join(folder, file)));
    expect([found.to?.length, found.bcc]).toEqual([1, undefined]);
  },
);
