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
  expect(listenError(refused(code), port)).toMatchObject({ name: 'UserError', message });
});

test('any other error stays as it is', () => {
  const error = refused('EIO');
  expect(listenError(error, 8080)).toBe(error);
});
