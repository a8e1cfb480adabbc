import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../store/store.fixture.ts';
import { readAddress, readPublishing, readSettings } from './settings.ts';

const lists = { LISTMONK_USER: 'shop', LISTMONK_TOKEN: 'token', LISTMONK_LIST: '1' };

test('by default the server listens only on the local machine', () => {
  expect(readAddress({})).toEqual({ port: 8080, host: '127.0.0.1' });
});

test('an address is read from the environment', () => {
  expect(readAddress({ PORT: '3000', HOST: '::' })).toEqual({ port: 3000, host: '::' });
});

test('an empty variable counts as not set', () => {
  expect(readAddress({ PORT: '', HOST: '' })).toEqual({ port: 8080, host: '127.0.0.1' });
});

test('every setting is optional', () => {
  expect(readSettings({})).toMatchObject({
    dataFolder: 'data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    allowedOrigins: [],
    trustedProxies: 0,
    outboxRetrySeconds: 10,
    retentionDays: 90,
    altcha: 'auto',
    listmonk: undefined,
    logLevel: 'info',
  });
});

test('every wrong variable is named with its value and the expected one', () => {
  expect(() => readSettings({ PORT: 'http', HOST: 'a b', ALTCHA: 'yes' })).toThrow(
    'PORT is "http", but must be a whole number from 0 to 65535; 0 takes any free port.\n' +
      'HOST is "a b", but must be a host name or an IP address, such as 127.0.0.1, or 0.0.0.0 for every network.\n' +
      'ALTCHA is "yes", but must be one of auto, always, off.',
  );
});

test.each(['-1', '65536', '80.5', '0x50', ' 80', '1e3'])('%j is not a port', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
});

test.each([
  ['Lindenhof <post@shop.example>', { name: 'Lindenhof', address: 'post@shop.example' }],
  ['"Lindenhof, Uhren" <post@shop.example>', { name: 'Lindenhof, Uhren' }],
  ['post@shop.example', { name: '', address: 'post@shop.example' }],
])('the sender can be %s', (MAIL_FROM, mailFrom) => {
  expect(readSettings({ MAIL_FROM })).toMatchObject({ mailFrom });
});

test.each(['shop', 'a@b.example, c@d.example', 'x <y>', 'A\r\nBcc: x <a@b.example>'])(
  'the sender cannot be %j',
  (MAIL_FROM) => {
    expect(() => readSettings({ MAIL_FROM })).toThrow('MAIL_FROM is');
  },
);

test('SMTP needs a sender', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(
    'MAIL_FROM is not set, but must be the sender of all mails',
  );
});

test('listmonk needs all of its variables', () => {
  const LISTMONK_URL = 'https://lists.shop.example';
  expect(() => readSettings({ LISTMONK_URL, LISTMONK_USER: 'shop' })).toThrow(
    'LISTMONK_TOKEN is not set, but must be set, as LISTMONK_URL is.\nLISTMONK_LIST is not set',
  );
});

test('a wrong value that may contain a password is not shown', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://shop:hunter2@localhost/shop' })).toThrow(
    /^DATABASE_URL is set, but must be an address such as postgres:(?!.*hunter2)/,
  );
});

test('origins are read from a list, and have no paths', () => {
  const ALLOWED_ORIGINS = 'https://shop.example, http://localhost:8080/';
  expect(readSettings({ ALLOWED_ORIGINS }).allowedOrigins).toEqual([
    'https://shop.example',
    'http://localhost:8080',
  ]);
  expect(() => readSettings({ ALLOWED_ORIGINS: 'https://shop.example/form' })).toThrow('ORIGINS');
});

test.each(['0', '0.01', '3601', '-1', 'soon', '1,5'])(
  'the outbox cannot wait for "%s" seconds',
  (value) => {
    expect(() => readSettings({ OUTBOX_RETRY_SECONDS: value })).toThrow(
      `OUTBOX_RETRY_SECONDS is "${value}", but must be a number of seconds from 0.1 to 3600.`,
    );
  },
);

test('the outbox can wait for a fraction of a second', () => {
  expect(readSettings({ OUTBOX_RETRY_SECONDS: '0.2' }).outboxRetrySeconds).toBe(0.2);
});

test.each(['SMTP_URL', 'DATABASE_URL', 'LISTMONK_URL'])(
  '%s with an unescaped %% in its password is refused, and not shown',
  (name) => {
    const protocol = { SMTP_URL: 'smtp', DATABASE_URL: 'postgres', LISTMONK_URL: 'https' }[name];
    expect(() => readSettings({ [name]: `${protocol}://shop:100%sure@mail.shop.example` })).toThrow(
      `${name} is set, but must be written with %25 for each % of a name or password.`,
    );
  },
);

test('a secret of spaces counts as missing', () => {
  expect(() => readSettings({ SECRET: ' '.repeat(40) })).toThrow('SECRET is set, but must be');
});

test('metrics are served only on the local machine, wherever visitors connect', () => {
  expect(readSettings({ HOST: '0.0.0.0', METRICS_PORT: '9100' })).toMatchObject({
    metricsHost: '127.0.0.1',
  });
});

test.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['MAILFROM', 'MAIL_FROM'],
  ['DATA_DIRS', 'DATA_DIR'],
])('%s is reported as a possible misspelling of %s', (name, meant) => {
  expect(readSettings({ [name]: 'x' }).misspelt).toEqual([
    `${name} is no setting; did you mean ${meant}?`,
  ]);
});

test('common system variables are not taken for settings', () => {
  const names = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'MAIL', 'SHLVL', 'TERM', 'LOGNAME', 'NODE_ENV'];
  const environment = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(readSettings({ ...environment, SMTP_URI: '' }).misspelt).toEqual([]);
});

test.each([
  [
    { DATABASE_URL: 'postgres://shop:hunter2@db.example/shop' },
    /^DATABASE_URL is set, .*verify-full(?!.*hunter2)/,
  ],
  [{ ...lists, LISTMONK_URL: 'http://lists.example' }, /^LISTMONK_URL is set, .*https/],
])('an unencrypted address of another machine is refused: %j', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words);
  const host = 'db.example, lists.example';
  expect(readSettings({ ...environment, ALLOW_PLAIN: host }).allowPlain).toBe(host);
});

test.each([
  'postgres://db.example/shop?sslmode=verify-full',
  'postgres://127.0.0.1/shop',
  'postgres://[::1]/shop',
])('%s is accepted: it is encrypted, or on this machine', (DATABASE_URL) => {
  expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('publishing to another machine without encryption is refused', () => {
  const set = { PUBLISH_SECRET: 'x'.repeat(32), PUBLISH_URL: 'http://www.shop.example' };
  expect(() => readPublishing(set)).toThrow(
    'PUBLISH_URL is "http://www.shop.example", but must be',
  );
});

test('a secret can be read from a file', async () => {
  const file = join(await temporaryFolder(), 'secret');
  await writeFile(file, `${'s'.repeat(40)}\n`);
  const settings = readSettings({ SECRET_FILE: file });
  expect([settings.secret, settings.misspelt]).toEqual(['s'.repeat(40), []]);
  expect(() => readSettings({ SECRET_FILE: file, SECRET: 's'.repeat(40) })).toThrow('both set');
  expect(() => readSettings({ SECRET_FILE: `${file}s` })).toThrow('SECRET_FILE cannot be read');
});
