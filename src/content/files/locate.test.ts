import fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { growth } from '../cpu-time.fixture.ts';
import { lineFinder } from './locate.ts';

const text = `# Kommentar
addresses:
  - street: Marktplatz
    number: "4"
  - { street: Hof, number: "1" }
text: |
  Zeile
city:
`;

test.each([
  { path: ['addresses'], line: 2 },
  { path: ['addresses', 0], line: 3 },
  { path: ['addresses', 0, 'number'], line: 4 },
  { path: ['addresses', 1, 'number'], line: 5 },
  { path: ['text'], line: 6 },
  { path: ['city'], line: 8 },
])('$path is on line $line', ({ path, line }) => {
  expect(lineFinder(text)(path)).toBe(line);
});

test('a missing field has the line of the group it belongs to', () => {
  expect(lineFinder(text)(['addresses', 1, 'city'])).toBe(5);
});

test('a missing field of the whole file has no line', () => {
  expect(lineFinder(text)(['name'])).toBeUndefined();
});

test('JSON has line numbers too', () => {
  expect(lineFinder('{\n\t"a": [\n\t\t1,\n\t\t2\n\t]\n}')(['a', 1])).toBe(4);
});

test('invalid text has no line numbers', () => {
  expect(lineFinder('a: [')(['a'])).toBeUndefined();
});

test('every field of any text is found on the line with its name', () => {
  const names = fc.stringMatching(/^[a-z]{3,8}$/);
  const values = fc.oneof(fc.string(), fc.integer(), fc.dictionary(names, fc.string()));
  fc.assert(
    fc.property(fc.dictionary(names, fc.array(values)), (record) => {
      const yaml = dump(record);
      for (const name of Object.keys(record)) {
        const line = lineFinder(yaml)([name]) ?? 0;
        expect(yaml.split('\n')[line - 1]).toMatch(new RegExp(`^["']?${name}["']?:`));
      }
    }),
  );
});

test('finding the lines of all fields takes linear time', async () => {
  const names = (size: number) => Array.from({ length: size }, (_, at) => `field${at}`);
  const factor = await growth(
    (size) =>
      names(size)
        .map((name) => `${name}: 1\n`)
        .join(''),
    (yaml) => {
      const lineOf = lineFinder(yaml);
      for (const name of names(yaml.split('\n').length - 1)) lineOf([name]);
    },
    2000,
  );
  expect(factor).toBeLessThan(30);
});
