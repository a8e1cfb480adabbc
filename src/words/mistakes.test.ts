import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An enquiry may be answered without consent (Art. 6 (1) (b) and (f) GDPR). */
const wrongLaw = /dürfen wir\P{P}*nicht|not allowed to|pas le droit de/u;

test('no text says that the law forbids an answer without consent', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(20);
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  expect(texts.flatMap((text) => text.match(wrongLaw) ?? [])).toEqual([]);
});
