import { expect, test } from 'vitest';
import { languages } from '#words/languages.ts';
import { mistakeWords } from '#words/mistakes.ts';
import { voucherMessages } from './messages.ts';

test('amounts have the separator of their language', () => {
  const texts = languages.map((language) => [
    voucherMessages[language].sum(1000),
    voucherMessages[language].range(20, 1000),
    mistakeWords[language].notANumber(1, 1000),
  ]);
  expect(texts).toEqual(
    ['1.000', '1,000', '1\u202f000'].map((sum) => {
      const text = expect.stringContaining(sum) as string;
      return [text, text, text];
    }),
  );
});
