import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { fromCsv, toCsv } from './csv.server.ts';
import { newsletterTestStore, wish } from './newsletter.server.fixture.ts';
import { exportSubscribers, importSubscribers, readSubscribers } from './subscriber-file.server.ts';

const head = 'email,language,state,consentText,signedUpAt,confirmedAt\n';

test('exported subscribers can be imported with all of their proof', async () => {
  const [from, to, folder] = [
    await newsletterTestStore(),
    await newsletterTestStore(),
    await temporaryFolder(),
  ];
  const email = '=ada@example.org';
  const { id } = await from.newsletter.signUp(wish({ email, consentText: 'Ja, "gerne";\nimmer' }));
  await from.newsletter.confirm(id, { signedUpAt: 0, time: 1_795_000_000_000, visitor: 'c3d4' });
  const file = join(folder, 'subscribers.csv');
  expect(await exportSubscribers(from.storage, file)).toBe(`1 subscriber written to ${file}.\n`);
  await importSubscribers(to.storage, file);
  const [before, after] = [await from.newsletter.list(), await to.newsletter.list()];
  expect(after).toEqual(before.map((one) => ({ ...one, id: after[0]?.id })));
});

test('no cell is a formula to a spreadsheet', () => {
  expect(toCsv([['=1+1', '@x', "'a", 'b']])).toBe(`"'=1+1","'@x","''a","b"\r\n`);
  expect(fromCsv(toCsv([['=1+1', '@x', "'a", 'b']]))[0]?.cells).toEqual(['=1+1', '@x', "'a", 'b']);
});

test('files of spreadsheets have semicolons and a mark at their beginning', () => {
  const rows = fromCsv('\uFEFFemail;state\r\n"a;b@example.org";pending\r\n\r\n');
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['email', 'state'],
    ['a;b@example.org', 'pending'],
  ]);
});

test('every mistake is named by line and column, and nothing is imported', async () => {
  const store = await newsletterTestStore();
  const file = join(await temporaryFolder(), 'subscribers.csv');
  await writeFile(
    file,
    `${head}"ada@example.org",de,confirmed,"Ja\nimmer",2026-11-21T10:00:00Z,\nada,xx,pending,Ja,gestern,\n`,
  );
  await expect(importSubscribers(store.storage, file)).rejects.toThrow(
    'Line 2: confirmedAt must be set where the state is confirmed.\n' +
      'Line 4: email must be a mail address.\n' +
      'Line 4: language must be one of de, en, fr.\n' +
      'Line 4: signedUpAt must be a time such as 2026-11-21T10:00:00Z.\n' +
      'Nothing was imported.',
  );
  expect(await store.newsletter.list()).toEqual([]);
});

test.each([
  ['', 'Line 1 must name the columns; these are missing: email, language'],
  [`${head}"ada@example.org`, 'Line 2: A quotation mark is missing'],
  [`${head}ada@example.org,de,confirmed,,2026-11-21T10:00:00Z,2026-11-21T10:00:00Z`, 'as proof'],
])('a file like %j is refused', (text, message) => {
  expect(() => readSubscribers(text)).toThrow(message);
});

test('a file that is not there is named', async () => {
  const missing = importSubscribers((await newsletterTestStore()).storage, 'missing.csv');
  await expect(missing).rejects.toThrow('missing.csv cannot be read: ENOENT');
});

test('without a file the subscribers are printed', async () => {
  const store = await newsletterTestStore();
  await store.newsletter.signUp(wish());
  expect(await exportSubscribers(store.storage)).toMatch(
    /^"email",.*\r\n"ada@example.org","de","pending"/,
  );
});

test('a file is replaced as a whole', async () => {
  const file = join(await temporaryFolder(), 'subscribers.csv');
  await writeFile(file, 'something longer than the head of an empty list'.repeat(10));
  await exportSubscribers((await newsletterTestStore()).storage, file);
  expect(fromCsv(await readFile(file, 'utf8'))).toHaveLength(1);
});
