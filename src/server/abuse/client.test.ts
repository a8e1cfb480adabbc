import { expect, test } from 'vitest';
import { clientOf } from './client.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001::1', '2001:db8:1:0', '2001:db8:1'],
  ['2001:db8::', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
])('%s counts as %s of %s', (ip, address, network) => {
  expect(clientOf(ip, undefined, 0)).toEqual({ address, network });
});

test.each([
  ['nobody is trusted', 0, '203.0.113.7', '10.0.0.1'],
  ['one proxy is trusted', 1, '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['two proxies are trusted', 2, '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['the proxy adds its port', 1, '203.0.113.7:5678', '203.0.113.7'],
  ['the proxy writes brackets', 1, '[2001:db8:1:2::7]', '2001:db8:1:2'],
  ['the proxy writes brackets and a port', 1, '"[2001:db8:1:2::7]:443"', '2001:db8:1:2'],
  ['the proxy quotes an address', 1, '"2001:db8:1:2::7"', '2001:db8:1:2'],
  ['the proxy says nothing', 1, undefined, '10.0.0.1'],
  ['the proxy says less than it should', 2, '203.0.113.7', '10.0.0.1'],
  ['the proxy says nonsense', 1, '<script>', '10.0.0.1'],
])('if %s, the visitor is found', (_, proxies, header, address) => {
  expect(clientOf('10.0.0.1', header, proxies).address).toBe(address);
});
