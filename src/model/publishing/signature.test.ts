import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isBodySigned,
  isNear,
  isStatusQuerySigned,
  longestSkew,
  previewExpiry,
  previewToken,
  signBody,
  signatureHeader,
  signedHook,
  signedStatusQuery,
} from './signature.ts';

const secret = 'a secret that content system and site share';
const now = 1_800_000_000_000;

function statusQuery(of: string, time: number) {
  const query = new URLSearchParams(signedStatusQuery(of, time));
  return { time: Number(query.get('time')), signature: query.get('signature') ?? '' };
}

test('a hook is signed as any other program would sign it', () => {
  const { body, headers } = signedHook(secret, { confirm: true }, now);
  expect(JSON.parse(body)).toMatchObject({ time: now, confirm: true });
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  expect(headers[signatureHeader]).toBe(`sha256=${expected}`);
});

test('a body is valid only with its own signature', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (body, other) => {
      expect(isBodySigned(secret, body, signBody(secret, body))).toBe(true);
      expect(isBodySigned(secret, body, signBody(secret, other))).toBe(body === other);
      expect(isBodySigned(secret, body, signBody(other, body))).toBe(false);
      expect(isBodySigned(secret, body, other)).toBe(false);
    }),
  );
  expect(isBodySigned(secret, '{}', null)).toBe(false);
});

test('a status request is valid only for the secret and time it was made with', () => {
  const query = statusQuery(secret, now);
  expect(isStatusQuerySigned(secret, query, now + longestSkew)).toBe(true);
  expect(isStatusQuerySigned(secret, query, now + longestSkew + 1)).toBe(false);
  expect(isStatusQuerySigned('another secret', query, now)).toBe(false);
  expect(isStatusQuerySigned(secret, { ...query, time: now + 1 }, now)).toBe(false);
});

test('clocks may differ in both directions', () => {
  expect(isNear(now, now - longestSkew)).toBe(true);
  expect(isNear(now, now - longestSkew - 1)).toBe(false);
});

test('a preview token gives its expiry until it expires', () => {
  const token = previewToken(secret, now);
  expect(previewExpiry(secret, token, now - 1)).toBe(now);
  expect(previewExpiry(secret, token, now)).toBeUndefined();
  expect(previewExpiry('another secret', token, now - 1)).toBeUndefined();
});

test.each(['', '.', '1.2', `${now}`, `${now + 1}.${previewToken(secret, now).split('.')[1]}`])(
  '%j does not open the preview',
  (token) => {
    expect(previewExpiry(secret, token, 0)).toBeUndefined();
  },
);

test('status and preview have their own keys, not the key of hooks', () => {
  const raw = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  const own = [statusQuery(secret, now).signature, previewToken(secret, now).split('.')[1]];
  expect(new Set([...own, raw(`${now}`), raw(`status:${now}`), raw(`preview:${now}`)]).size).toBe(
    5,
  );
});

test('neither a status request nor a hook opens the preview', () => {
  const { signature } = statusQuery(secret, now);
  expect(previewExpiry(secret, `${now}.${signature}`, 0)).toBeUndefined();
  const { headers } = signedHook(secret, {}, now);
  const hook = headers[signatureHeader]?.replace('sha256=', '');
  expect(previewExpiry(secret, `${now}.${hook}`, 0)).toBeUndefined();
});
