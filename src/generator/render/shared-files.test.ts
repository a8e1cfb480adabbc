import { expect, test } from 'vitest';
import { furtherLettersFile } from './shared-files.ts';

test('further letters match the unicode ranges of their faces', () => {
  const faces =
    '@font-face{unicode-range:U+C1,U+131}@font-face{src:url(a.woff2);unicode-range: U+1??, U+200-24F}';
  const { letters, path } = furtherLettersFile(faces);
  expect(path).toMatch(/^assets\/further-letters-\w+\.css$/);
  expect(['Ávila', 'Yıldız', 'Łódź', 'Șerban'].filter((word) => !letters.test(word))).toEqual([]);
  expect(['Müller', 'Orfèvre', 'U+C1', '→'].filter((word) => letters.test(word))).toEqual([]);
});
