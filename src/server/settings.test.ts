import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings the server listens at this machine alone', () => {
  expect(readSettings({})).toEqual({ port: 8080, host: '127.0.0.1' });
});

test('settings are read from the environment', () => {
  expect(readSettings({ PORT: '3000', HOST: '::' })).toEqual({ port: 3000, host: '::' });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({ port: 8080, host: '127.0.0.1' });
});

test('every wrong variable is named with its value and what is expected', () => {
  expect(() => readSettings({ PORT: 'http', HOST: 'a b' })).toThrow(
    'PORT is "http", but must be a whole number from 0 to 65535; 0 takes any free port.\n' +
      'HOST is "a b", but must be a host name',
  );
});

test.each(['-1', '65536', '80.5', '0x50', ' 80', '1e3'])('%j is no port', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
});
