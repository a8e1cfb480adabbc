import { expect, test } from 'vitest';
import { listenError, localAddress } from './address.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(localAddress(host, { port: 8080 })).toBe(address);
});

const refused = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [
    'EADDRINUSE',
    8080,
    'Port 8080 is in use. Choose another by the variable PORT, such as PORT=8081.',
  ],
  [
    'EACCES',
    80,
    'Port 80 may not be used by this user. Choose another by the variable PORT, such as PORT=8080.',
  ],
])('for %s on port %i, the error suggests another port', (code, port, message) => {
  expect(listenError(refused(code), { port, host: '127.0.0.1' })).toMatchObject({
    name: 'UserError',
    message,
  });
});

test('the error for the metrics port names its own variable', () => {
  const address = { port: 9100, host: '127.0.0.1', setting: 'METRICS' } as const;
  expect(listenError(refused('EADDRINUSE'), address)).toMatchObject({
    message:
      'Port 9100 is in use. Choose another by the variable METRICS_PORT, such as METRICS_PORT=9101.',
  });
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])(
  'for %s, the error names the host',
  (code) => {
    expect(listenError(refused(code), { port: 8080, host: 'shop.lan' })).toMatchObject({
      name: 'UserError',
      message:
        'HOST is "shop.lan", which is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for every network.',
    });
  },
);

test('other errors are returned unchanged', () => {
  const error = refused('EIO');
  expect(listenError(error, { port: 8080, host: '127.0.0.1' })).toBe(error);
});
