import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  colour,
  day,
  email,
  image,
  link,
  sitePath,
  slug,
  text,
  timeOfDay,
  webAddress,
} from './fields.ts';

describe('a field', () => {
  it.each([
    ['text', text, '  Uhren ', 'Uhren'],
    ['link', link, ' watches ', 'watches'],
    ['web address', webAddress, 'https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['e-mail address', email, 'post@example.org', 'post@example.org'],
    ['colour', colour, '#14302A', '#14302a'],
    ['short colour', colour, '#FFF', '#fff'],
    ['slug', slug, 'halden-sohn', 'halden-sohn'],
    ['slug with an underscore', slug, 'floral_workshop', 'floral_workshop'],
    ['path', sitePath, '/ueber-uns/team', '/ueber-uns/team'],
    ['day', day, '2028-02-29', '2028-02-29'],
    ['time', timeOfDay, '09:30', '09:30'],
    ['time without a leading zero', timeOfDay, '9:30', '09:30'],
    ['time with seconds', timeOfDay, '18:00:00', '18:00'],
    ['time without minutes', timeOfDay, '9', '09:00'],
    ['day in German order', day, '14.03.2027', '2027-03-14'],
    ['web address without a scheme', webAddress, 'www.example.org', 'https://www.example.org'],
    ['time at the end of the day', timeOfDay, '24:00', '24:00'],
  ])('accepts a %s', (_, field, value, expected) => {
    expect(field('Field.').parse(value)).toBe(expected);
  });

  it.each([
    ['empty text', text, ' '],
    ['an empty link', link, ''],
    ['a number as text', text, 65549],
    ['an address without a scheme', webAddress, 'example.org'],
    ['a script as web address', webAddress, 'javascript://example.org'],
    ['an address without slashes', webAddress, 'https:example.org'],
    ['an e-mail address without a host', email, 'post@'],
    ['a colour by name', colour, 'red'],
    ['a colour with transparency', colour, '#14302a80'],
    ['more than a colour', colour, '#fff;}'],
    ['a slug with capitals', slug, 'Halden'],
    ['a slug with an umlaut', slug, 'grün'],
    ['a slug with a slash', slug, 'a/b'],
    ['a slug that ends with a hyphen', slug, 'halden-'],
    ['a path without a slash', sitePath, 'team'],
    ['a path with a slash at its end', sitePath, '/team/'],
    ['a path with dots', sitePath, '/../team'],
    ['the root as path', sitePath, '/'],
    ['a day that does not exist', day, '2027-02-29'],
    ['a time after the end of the day', timeOfDay, '24:30'],
    ['a time with half its minutes', timeOfDay, '9:3'],
  ])('rejects %s', (_, field, value) => {
    expect(field('Field.').safeParse(value).success).toBe(false);
  });

  it('keeps its description and kind for the loader', () => {
    expect(z.globalRegistry.get(image('Picture.'))).toMatchObject({
      description: 'Picture.',
      kind: 'image',
    });
  });
});

it.each([
  ['hallo@optik-müller.example', 'hallo@xn--optik-mller-zhb.example'],
  ['test@tüst.example', 'test@xn--tst-hoa.example'],
  ['info@exämple.example', 'info@xn--exmple-cua.example'],
  ['ich@sascha-schröder.example', 'ich@xn--sascha-schrder-5pb.example'],
  ['Post@Example.org', 'Post@example.org'],
])('the mail address %s is normalised for mail servers', (written, taken) => {
  expect(email('').parse(written)).toBe(taken);
});

it.each(['post', 'post@example', 'jürgen@example.org', 'a b@example.org'])(
  '"%s" is no mail address',
  (written) => {
    expect(email('').safeParse(written).success).toBe(false);
  },
);
