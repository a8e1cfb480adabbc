import { expect, test } from 'vitest';
import { clientOf } from './client.ts';

const from = (forwarded: string) =>
  clientOf({ headers: new Headers({ 'X-Forwarded-For': forwarded }) });

test('a client cannot choose its own address', () => {
  expect(from('198.51.100.7, 192.0.2.1')).toBe('192.0.2.1');
  expect(clientOf({ headers: new Headers() })).toBe('');
});

test('all addresses of one IPv6 customer count as one client', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(from('2001:DB8:1:2::9')).toBe('2001:db8:1:2');
  expect(from('2001:db8::9')).toBe('2001:db8:0:0');
  expect(from('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
