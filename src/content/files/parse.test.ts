import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, parseYaml } from './parse.ts';

test.each(['2027-03-14', '09:30', 'yes', '1_000', '<<'])('%s is text', (text) => {
  expect(parseYaml(text)).toEqual({ value: text });
});

test('a text with nothing but comments has no value', () => {
  expect(parseYaml('# later\n')).toEqual({ value: undefined });
});

test('aliases that expand to billions of values are rejected', () => {
  expect(parseYaml('a: &a [x]\nb: [*a, *a]')).toMatchObject({ mistake: { line: 2 } });
});

test('deep nesting is refused before it exhausts the stack', () => {
  expect(parseYaml('['.repeat(100_000))).toHaveProperty('mistake');
  expect(parseJson('['.repeat(100_000) + ']'.repeat(100_000))).toHaveProperty('mistake');
});

test('a duplicate name in JSON is a mistake, however it is escaped', () => {
  const text = '{\n  "a": "\\"b\\": 1",\n  "\\u0061": 2\n}';
  expect(parseJson(text)).toMatchObject({ mistake: { code: 'invalid-json', line: 3 } });
  expect(parseJson('[{ "a": "a" }, { "a": ["a"] }]')).toEqual({
    value: [{ a: 'a' }, { a: ['a'] }],
  });
});

test('a field named __proto__ stays a field', () => {
  const parsed = parseJson('{ "__proto__": { "polluted": true } }');
  expect(Object.keys('value' in parsed ? (parsed.value as object) : {})).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('polluted');
});

test('YAML that looks like JSON is refused', () => {
  expect(parseJson('{\n  "a": 1,\n}')).toMatchObject({ mistake: { line: 3 } });
});

test('JSON has the same value as from JSON.parse', () => {
  fc.assert(
    fc.property(fc.json({ depthSize: 'small' }), fc.constantFrom(0, 2), (json, indent) => {
      const value: unknown = JSON.parse(json);
      expect(parseJson(JSON.stringify(value, undefined, indent))).toEqual({ value });
    }),
  );
});

test('any text is either parsed or refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Object.keys(parseYaml(text))).toHaveLength(1);
    }),
  );
});
