import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { mistakeWords } from './mistakes.ts';
import { voucherWords } from './vouchers.ts';

test('sums have the separator of their language', () => {
  const texts = languages.map((language) => [
    voucherWords[language].sum(1000),
    voucherWords[language].range(20, 1000),
    mistakeWords[language].notANumber(1, 1000),
  ]);
  expect(texts).toEqual(
    ['1.000', '1,000', '1\u202f000'].map((sum) => {
      const text = expect.stringContaining(sum) as string;
      return [text, text, text];
    }),
  );
});
