import { expect, test } from 'vitest';
import { listenError, localAddress } from './address.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['::1', 'http://[::1]:8080'],
])('a server that listens at %s is reached at %s', (host, address) => {
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
])('where the system says %s of port %i, another is advised', (code, port, message) => {
  expect(listenError(refused(code), { port, host: '127.0.0.1' })).toMatchObject({
    name: 'UserError',
    message,
  });
});

test('the port for metrics is told apart from that for visitors', () => {
  const address = { port: 9100, host: '127.0.0.1', setting: 'METRICS' } as const;
  expect(listenError(refused('EADDRINUSE'), address)).toMatchObject({
    message:
      'Port 9100 is in use. Choose another by the variable METRICS_PORT, such as METRICS_PORT=9101.',
  });
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])(
  'where the system says %s, the host is named',
  (code) => {
    expect(listenError(refused(code), { port: 8080, host: 'shop.lan' })).toMatchObject({
      name: 'UserError',
      message:
        'HOST is "shop.lan", which is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for every network.',
    });
  },
);

test('any other error stays as it is', () => {
  const error = refused('EIO');
  expect(listenError(error, { port: 8080, host: '127.0.0.1' })).toBe(error);
});
