import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { mail } from '../store/store.fixture.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer, smtpServer } from './smtp.ts';
import { startSmtp } from './smtp.fixture.ts';

function mailer(url: string): Mailer {
  const made = smtpMailer({
    url,
    sender: { name: '', address: 'post@lindenhof.example' },
    connections: 1,
  });
  onTestFinished(() => made.close());
  return made;
}

test('a server that takes the password is fine', async () => {
  const smtp = await startSmtp({ password: 'p@ss' });
  onTestFinished(() => smtp.close());
  const url = smtp.url.replace('//', '//shop:p%40ss@');
  await expect(mailer(url).check()).resolves.toBeUndefined();
});

test('a wrong password is a mistake in the settings, and is not repeated', async () => {
  const smtp = await startSmtp({ password: 'right' });
  onTestFinished(() => smtp.close());
  const url = smtp.url.replace('//', '//shop:wrong@');
  await expect(mailer(url).check()).rejects.toThrow(
    /^SMTP_URL does not work: 127.0.0.1 says: 535(?!.*wrong)/,
  );
  await expect(mailer(url).check()).rejects.toMatchObject({ name: 'UserError' });
});

test('a certificate that nobody signed is a mistake in the settings, and named', async () => {
  const smtp = await startSmtp({ password: 'p', startTls: true });
  onTestFinished(() => smtp.close());
  const check = mailer(smtp.url.replace('//', '//shop:p@')).check();
  await expect(check).rejects.toThrow(/^SMTP_URL does not work: .*certificate/);
});

test('a server on this machine needs no certificate where no password is sent', async () => {
  const smtp = await startSmtp({ startTls: true });
  onTestFinished(() => smtp.close());
  await mailer(smtp.url).send(delivery);
  expect(smtp.received).toHaveLength(1);
});

test('a server that is away is no mistake in the settings', async () => {
  const smtp = await startSmtp();
  await smtp.close();
  await expect(mailer(smtp.url).check()).rejects.not.toMatchObject({ name: 'UserError' });
});

test('a server has ten minutes to say yes to a mail', async () => {
  const [silence, timeout] = [
    vi.spyOn(Socket.prototype, 'setTimeout'),
    vi.spyOn(AbortSignal, 'timeout'),
  ];
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  await mailer(smtp.url).send(delivery);
  const longest = [silence, timeout].map(({ mock }) => Math.max(...mock.calls.map(([ms]) => ms)));
  expect(Math.min(...longest)).toBeGreaterThanOrEqual(10 * 60_000);
});

const delivery: OutgoingMail = {
  id: '7',
  createdAt: 0,
  mail: mail(),
};

test.each([
  ['smtp://relay.example', undefined, true],
  ['smtp://relay.example', 'relay.example', false],
  ['smtp://shop:p@relay.example', 'relay.example', true],
  ['smtp://127.0.0.1', undefined, false],
])('%s with ALLOW_PLAIN=%s asks for encryption: %s', (url, allowPlain, required) => {
  expect(smtpServer(url, allowPlain).requireTLS).toBe(required);
});
