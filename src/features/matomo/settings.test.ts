import { expect, test } from 'vitest';
import { matomoSchema } from './settings.ts';

const parse = (settings: object) =>
  matomoSchema.safeParse({ url: 'https://stats.halden.example/', site_id: 3, ...settings });
const messages = (settings: object) => parse(settings).error?.issues.map(({ message }) => message);

test('address and number are enough', () => {
  expect(parse({}).data).toEqual({
    url: 'https://stats.halden.example/',
    site_id: 3,
    script: 'matomo.js',
    endpoint: 'matomo.php',
    opt_out: 'on',
  });
});

test.each(['https://halden.example/matomo', 'https://halden.example/matomo//'])(
  'the folder %s ends with one slash',
  (url) => {
    expect(parse({ url }).data?.url).toBe('https://halden.example/matomo/');
  },
);

test.each(['http://127.0.0.1:8080/', 'http://localhost/'])(
  '%s on the machine itself needs no https',
  (url) => {
    expect(parse({ url }).data?.url).toBe(url);
  },
);

test.each(['http://stats.halden.example/', 'http://localhost.halden.example/'])(
  'the address %s is refused, because pages load from https alone',
  (url) => {
    expect(messages({ url })).toEqual([
      'Pages may load from https alone: write an address that begins with https://.',
    ]);
  },
);

test.each(['stats.halden.example', '//stats.halden.example/', 'javascript:alert(1)', ''])(
  '%j is no address',
  (url) => {
    expect(messages({ url })?.[0]).toBe('Write a whole web address, such as https://example.org.');
  },
);

test.each([
  'https://halden.example/index.php',
  'https://halden.example/?module=API',
  'https://halden.example/#top',
  'https://user@halden.example/',
])('%s is more than a folder', (url) => {
  expect(messages({ url })).toEqual([
    'Write the folder of Matomo alone, without file, "?", "#" and name of a user.',
  ]);
});

test.each([0, -1, 1.5, '3', ''])('%j is no number of a site', (site_id) => {
  expect(messages({ site_id })).toEqual(['Write the number that Matomo gave the site, such as 1.']);
});

test.each(['../matomo.js', 'js/matomo.js', '', '.js', 'matomo.js?x'])(
  '%j is no name of a file',
  (script) => {
    expect(messages({ script })).toEqual([
      'Write the name of a file without its folder: "matomo.js".',
    ]);
  },
);
