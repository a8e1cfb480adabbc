import { expect, test } from 'vitest';
import { longestBody, readBody, withLimit } from './request-body.ts';

const url = 'http://cms.example/api/brands/1';

/**
 * A request that sends chunks of 1,000 bytes until `most` of them have been read, and then fails
 * the test.
 */
function endless(most: number): Request {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > most) controller.error(new Error('Everything was read.'));
      else controller.enqueue(new Uint8Array(1000));
    },
  });
  return new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
}

test('a body is read up to its limit, whatever its stated length', async () => {
  const small = new Request(url, { method: 'PATCH', body: '{"founded":1903}' });
  expect(String(Buffer.from((await readBody(small, 16)) ?? []))).toBe('{"founded":1903}');
  expect(await readBody(endless(20), 9_999)).toBeUndefined();
  const said = new Request(url, {
    method: 'POST',
    body: 'short',
    headers: { 'Content-Length': '10001' },
  });
  expect(await readBody(said, 10_000)).toBeUndefined();
});

test('a handler that reads more than the limit fails, and the client gets 413', async () => {
  const read = async (request: Request) => {
    const { byteLength } = await request.arrayBuffer().catch(() => new ArrayBuffer());
    return Response.json({ byteLength });
  };
  expect((await withLimit(endless(20), 9_999, read)).status).toBe(413);
  const small = new Request(url, { method: 'POST', body: 'short' });
  expect(await (await withLimit(small, 9_999, read)).json()).toEqual({ byteLength: 5 });
});

test('files may be larger than records, but not without signing in', async () => {
  const form = new Request(url, {
    method: 'PATCH',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  const record = new Request(url, { method: 'PATCH' });
  const staff = async () => true;
  expect(await longestBody(form, staff)).toBeGreaterThan(await longestBody(record, staff));
  for (const request of [form, record]) {
    expect(await longestBody(request, async () => false)).toBe(1024 ** 2);
  }
});

test('short requests are read without checking the session', async () => {
  const short = new Request(url, { method: 'PATCH', headers: { 'Content-Length': '20' } });
  const isSignedIn = async () => {
    throw new Error('The session was looked at.');
  };
  expect(await longestBody(short, isSignedIn)).toBe(1024 ** 2);
});
