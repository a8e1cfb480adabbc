import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { message, type RunningApi, startApi } from './api.fixture.ts';

const { privacy: _, ...texts } = message;
const filled = { ...texts, privacy: 'on' };

/** The values of a page's form, as a browser would submit them. */
function fieldsOf(html: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of html.matchAll(
    /<textarea [^>]*name="([^"]+)"[^>]*>\n([^<]*)<\/textarea>/g,
  )) {
    found[name] = unescape(value);
  }
  for (const [input] of html.matchAll(/<input [^>]*>/g)) {
    const name = /name="([^"]+)"/.exec(input)?.[1] ?? '';
    if (input.includes('type="checkbox"')) {
      if (input.includes(' checked')) found[name] = 'on';
    } else found[name] = unescape(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  return found;
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

async function pressButton(api: RunningApi, page: Response): Promise<Response> {
  api.pass(2000);
  return api.sendForm('/api/contact', fieldsOf(await page.text()));
}

describe('a form without JavaScript', () => {
  test('is asked for one more click, and then leads to the thanks page', async () => {
    const api = await startApi();
    const page = await api.sendForm('/api/contact', filled);
    expect(page.status).toBe(403);
    expect(await api.mails()).toEqual([]);
    const sent = await pressButton(api, page);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/danke');
    expect((await api.mails())[0]?.text).toContain(message.message);
  });

  test('that was filled in by a machine is asked for the click too', async () => {
    const api = await startApi({ altcha: 'always' });
    const page = await api.sendForm('/api/contact', { ...filled, website: 'https://b.example' });
    expect((await pressButton(api, page)).status).toBe(303);
  });

  test('leads to the page of its language', async () => {
    const api = await startApi();
    const fields = { ...filled, language: 'fr', token: api.token() };
    const sent = await api.sendForm('/api/contact', fields);
    expect(sent.headers.get('location')).toBe('/fr/merci');
  });

  test('leads to the thanks page also where the browser hides its origin', async () => {
    const api = await startApi();
    const fields = { ...filled, token: api.token() };
    const hidden = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    const sent = await api.sendForm('/api/contact', fields, hidden);
    expect(sent.headers.get('location')).toBe('/danke');
  });

  test('leads back to the site that it came from, where that is another', async () => {
    const api = await startApi({ servesSite: false });
    const fields = { ...filled, token: api.token() };
    const origin = { Origin: 'https://www.lindenhof.example' };
    const sent = await api.sendForm('/api/contact', fields, origin);
    expect(sent.headers.get('location')).toBe('https://www.lindenhof.example/danke');
  });

  test('that is sent twice is stored once', async () => {
    const api = await startApi();
    const fields = { ...filled, token: api.token() };
    await api.sendForm('/api/contact', fields);
    expect((await api.sendForm('/api/contact', fields)).status).toBe(303);
    expect(await api.mails()).toHaveLength(1);
  });

  test('with mistakes comes back with all that was written, and names them', async () => {
    const api = await startApi();
    const text = 'Zeile 1\n</textarea><script>alert("1")</script> & \'mehr\'';
    const fields = { ...filled, name: '<b>"Änne"</b>', email: 'änne', message: text };
    const page = await api.sendForm('/api/contact', fields);
    expect(page.status).toBe(422);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(await page.clone().text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    const html = await page.text();
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('id="email-error"');
    expect(html).not.toContain('id="name-error"');
    expect(fieldsOf(html)).toMatchObject(fields);
  });

  test('with mistakes comes back with a token, so that it can be sent once mended', async () => {
    const api = await startApi();
    const page = await api.sendForm('/api/contact', { ...filled, email: 'änne' });
    const mended = { ...fieldsOf(await page.text()), email: 'aenne@beispiel.example' };
    api.pass(5000);
    expect((await api.sendForm('/api/contact', mended)).status).toBe(303);
  });

  test('speaks the visitor’s language', async () => {
    const api = await startApi();
    const page = await api.sendForm('/api/contact', { ...filled, language: 'en', name: '' });
    const html = await page.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Please tell us your name.');
  });

  test('asks for the click of the same visitor alone', async () => {
    const api = await startApi({ trustedProxies: 1 });
    const page = await api.sendForm('/api/contact', filled, { 'X-Forwarded-For': '203.0.113.7' });
    const fields = fieldsOf(await page.text());
    api.pass(2000);
    const other = await api.sendForm('/api/contact', fields, { 'X-Forwarded-For': '198.51.100.7' });
    expect(other.status).toBe(403);
  });

  test.each([
    ['at once', {}, 0],
    ['for another text', { message: 'Etwas ganz anderes als vorher.' }, 2000],
    ['for another sender', { email: 'b@b.example' }, 2000],
    ['after an hour', {}, 60 * 60 * 1000],
  ])('is asked again for a click that came %s', async (_when, change, later) => {
    const api = await startApi();
    const fields = fieldsOf(await (await api.sendForm('/api/contact', filled)).text());
    api.pass(later);
    expect((await api.sendForm('/api/contact', { ...fields, ...change })).status).toBe(403);
    expect(await api.mails()).toEqual([]);
  });

  test('takes no click of a program that sends JSON', async () => {
    const api = await startApi();
    const { token } = fieldsOf(await (await api.sendForm('/api/contact', filled)).text());
    api.pass(2000);
    const key = { 'Idempotency-Key': '' };
    expect((await api.send('/api/contact', { ...message, token }, key)).status).toBe(403);
  });

  test.each(['auto', 'always', 'off'] as const)(
    'passes by clicks no more often than without them: ALTCHA=%s',
    async (altcha) => {
      const api = await startApi({ altcha, trustedProxies: 1 });
      const statuses: number[] = [];
      for (let at = 0; at < 6; at++) {
        const from = { 'X-Forwarded-For': '203.0.113.7' };
        const fields = { ...filled, email: `a${at}@b.example` };
        const page = await api.sendForm('/api/contact', fields, from);
        const clicked = fieldsOf(await page.text());
        api.pass(2000);
        statuses.push((await api.sendForm('/api/contact', clicked, from)).status);
      }
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    },
  );

  test('is answered by a page where it cannot be read', async () => {
    const api = await startApi();
    const response = await fetch(`${api.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', Accept: 'text/html', 'Accept-Language': 'en-GB' },
      body: 'name=a',
    });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('An unexpected error occurred');
  });

  test('may ask for several pieces', async () => {
    const api = await startApi();
    const body = new URLSearchParams({ ...filled, token: api.token() });
    for (const [id, note] of [
      ['ring-1', 'Größe 54'],
      ['ring-2', ''],
    ] as const) {
      body.append('piece_id', id);
      body.append('piece_title', `Ring ${id}`);
      body.append('piece_path', `/schmuck/${id}`);
      body.append('piece_note', note);
    }
    const response = await fetch(`${api.url}/api/availability`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    const [mail] = await api.mails();
    expect(mail?.subject).toBe('Anfrage von Änne Brandt: 2 Stücke');
    expect(mail?.text).toContain(
      'Ring ring-1 (ring-1)\n  https://www.lindenhof.example/schmuck/ring-1\n  Größe 54',
    );
  });
});
