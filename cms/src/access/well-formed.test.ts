import { expect, test } from 'vitest';
import { isOverValue, mistakeInBody, wellFormed } from './well-formed.ts';

const handler = wellFormed(async () => Response.json({}));

async function statusOf(path: string): Promise<number> {
  return (await handler(new Request(`http://cms.example${path}`), undefined)).status;
}

test.each([
  '/api/brands?page=1e99',
  '/api/brands?page=-1',
  '/api/brands?limit=Infinity',
  '/api/brands?limit=1&limit=x',
  '/api/brands?depth=1.5',
  '/api/brands?where={bad',
  '/api/brands?data=[',
  '/api/brands?where[slug][near]=1',
  '/api/brands?where={"slug":{"within":1}}',
  '/api/brands?where[slug][equals]=a%00b',
  '/api/media/file/a%00b.jpg',
  '/api/media/file/%E0%A4%A',
  '/api/constructor',
  '/api/globals/__proto__',
])('%s is rejected', async (path) => {
  expect(await statusOf(path)).toBe(400);
});

test.each([
  '/api/brands',
  '/api/brands?page=1&limit=0&depth=',
  '/api/brands?where={"slug":{"equals":"near"}}',
  '/api/brands?where[slug][equals]=100%25',
  '/api/media/file/%C3%9Cber%20uns.jpg',
])('%s is handled', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

test.each([
  ['application/json', '{bad', false],
  ['text/plain', '{bad', false],
  ['application/json', '{"a":"\\u0000"}', true],
  ['application/json', '', true],
  ['application/json', '[null]', true],
  ['application/x-www-form-urlencoded', 'where[slug][equals]=a', true],
  ['multipart/form-data; boundary=x', 'nonsense', false],
  ['multipart/form-data; boundary=x', form('{bad'), false],
  ['multipart/form-data; boundary=x', form('{}'), true],
])('for %s, the body %j is accepted: %s', async (type, body, isTaken) => {
  const bytes = new TextEncoder().encode(body);
  const mistake = await mistakeInBody(new Headers({ 'Content-Type': type }), bytes);
  expect(mistake === undefined).toBe(isTaken);
});

function form(data: string): string {
  return `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${data}\r\n--x--\r\n`;
}

test('only errors over values count as client errors', () => {
  const failed = (cause: Error) => new Error('Failed query: select 1\nparams: NaN', { cause });
  const coded = (code: string) => Object.assign(new Error('from a database'), { code });
  expect(isOverValue(failed(new RangeError('Only finite numbers')))).toBe(true);
  expect(isOverValue(failed(coded('22P02')))).toBe(true);
  expect(isOverValue(failed(new Error('datatype mismatch')))).toBe(true);
  expect(isOverValue(coded('ENAMETOOLONG'))).toBe(true);
  expect(isOverValue(failed(coded('SQLITE_FULL')))).toBe(false);
  expect(isOverValue(failed(coded('53300')))).toBe(false);
  expect(isOverValue(new TypeError('undefined is not a function'))).toBe(false);
});
