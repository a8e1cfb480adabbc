import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactSchema } from '#model/forms/schema.ts';
import { message, startApi } from './api.fixture.ts';

describe('whatever is sent', () => {
  /** A different address each time, because these tests are not about rate limits. */
  const from = () => ({
    'X-Forwarded-For': [203, 0, 0, 0]
      .map((part) => part || Math.floor(Math.random() * 256))
      .join('.'),
  });

  test('as JSON is stored only where the schema takes it', async () => {
    const api = await startApi({ trustedProxies: 1 });
    const change = fc.dictionary(
      fc.constantFrom('name', 'email', 'message', 'page', 'language', 'privacy', 'website', '_'),
      fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.emailAddress()),
      { minKeys: 1, maxKeys: 3 },
    );
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const body = { ...message, ...changed, token: api.token() };
        const { status } = await api.send('/api/contact', body, from());
        const isGood = contactSchema.safeParse(asSent(body)).success;
        if (!isGood) expect(status).toBe(422);
        else expect([202, 403]).toContain(status);
        if (status === 202) stored += 1;
      }),
      { numRuns: 60 },
    );
    expect(await api.mails()).toHaveLength(stored);
  }, 20_000);

  test('as bytes is refused', async () => {
    const api = await startApi({ trustedProxies: 1 });
    const type = fc.constantFrom('application/json', 'application/x-www-form-urlencoded');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), type, async (bytes, contentType) => {
        const { status } = await fetch(`${api.url}/api/contact`, {
          method: 'POST',
          body: bytes,
          headers: { 'Content-Type': contentType, ...from() },
        });
        expect([400, 422]).toContain(status);
      }),
      { numRuns: 100 },
    );
    expect(await api.mails()).toEqual([]);
  });

  test('as a form comes back as a page that has no markup of the visitor’s', async () => {
    const api = await startApi({ trustedProxies: 1 });
    const markup = fc
      .array(fc.constantFrom('<i>', '"', "'", '>', '&', '</textarea>', '\n', 'a', '\0', '${1}'))
      .map((parts) => parts.join(''));
    const fieldsSent = fc.record({ name: markup, email: markup, message: markup, page: markup });
    await fc.assert(
      fc.asyncProperty(fieldsSent, async (sent) => {
        const response = await api.sendForm('/api/contact', sent, from());
        expect(response.status).toBe(422);
        const html = await response.text();
        expect(html).not.toContain('<i>');
        expect(html.match(/<textarea/g)?.length).toBe(html.match(/<\/textarea>/g)?.length);
      }),
      { numRuns: 60 },
    );
    expect(await api.mails()).toEqual([]);
  });
});

/** The value as it arrives after JSON serialisation. */
function asSent(value: unknown): unknown {
  const text = JSON.stringify(value);
  return JSON.parse(text);
}
