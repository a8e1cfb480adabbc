import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { message, startApi } from '../forms/api.fixture.ts';

test('a message is stored, and a mail to the shop with it', async () => {
  const api = await startApi();
  const response = await api.send('/api/contact', { ...message, token: api.token() });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ id: expect.any(String) as string });
  const [mail] = await api.mails();
  expect(mail).toMatchObject({
    to: 'post@lindenhof.example',
    replyTo: 'aenne@beispiel.example',
    subject: 'Nachricht von Änne Brandt',
  });
  expect(mail?.text).toContain('Ist die Uhr schon fertig?');
  expect(mail?.text).toContain('https://www.lindenhof.example/kontakt');
});

test('messages go where the setting says', async () => {
  const api = await startApi({ mailTo: 'werkstatt@lindenhof.example' });
  await api.send('/api/contact', { ...message, token: api.token() });
  expect((await api.mails()).map(({ to }) => to)).toEqual(['werkstatt@lindenhof.example']);
});

test('a message that is sent twice with one key is stored once, and answered alike', async () => {
  const api = await startApi();
  const body = { ...message, token: api.token() };
  const key = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all([
    api.send('/api/contact', body, key),
    api.send('/api/contact', body, key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(second).toEqual(first);
  expect(await api.mails()).toHaveLength(1);
});

test('a message that was changed is another one, whatever its key', async () => {
  const api = await startApi();
  const key = { 'Idempotency-Key': randomUUID() };
  await api.send('/api/contact', { ...message, token: api.token() }, key);
  const changed = { ...message, message: 'Ist die Uhr nun fertig?', token: api.token() };
  expect((await api.send('/api/contact', changed, key)).status).toBe(202);
  expect(await api.mails()).toHaveLength(2);
});

test('if the store refuses a message, the response says so and the message can be sent again', async () => {
  const api = await startApi();
  const failing = vi.spyOn(api.store, 'accept').mockRejectedValue(new Error('disk full at /srv'));
  const body = { ...message, token: api.token() };
  const refused = await api.send('/api/contact', body);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.text()).not.toContain('disk');
  failing.mockRestore();
  expect((await api.send('/api/contact', body)).status).toBe(202);
});

test('the log says nothing of the visitor', async () => {
  const api = await startApi();
  await api.send('/api/contact', { ...message, token: api.token() }, { 'User-Agent': 'Browser 7' });
  const log = api.lines.join('\n');
  expect(log).toContain('"route":"/api/contact","status":202');
  expect(log).not.toMatch(/127\.0\.0\.1|aenne|Brandt|Browser/i);
});
