import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';

const signer = createSigner('a secret of the shop');

test('verifying a signed text returns the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(signer.verify('time', signer.sign('time', text))).toBe(text);
    }),
  );
});

test('a text signed for another purpose is refused', () => {
  expect(signer.verify('unsubscribe', signer.sign('confirm', '7'))).toBeUndefined();
});

test('a text signed with another secret is refused', () => {
  expect(signer.verify('time', createSigner('another').sign('time', '7'))).toBeUndefined();
});

test('a text changed anywhere is refused', () => {
  const signed = signer.sign('time', '1234567');
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, by) => {
      const changed = signed.slice(0, at) + by + signed.slice(at + 1);
      fc.pre(changed !== signed && !isLastBit(signed, at));
      expect(signer.verify('time', changed)).toBeUndefined();
    }),
  );
});

test.each(['', '.', '..', 'a', 'a.b', 'a.b.c', '\0', 'MQ.'])('%j is not a signed text', (text) => {
  expect(signer.verify('time', text)).toBeUndefined();
});

test('different traits have different pseudonyms', () => {
  expect(signer.pseudonym('ab', 'c')).not.toBe(signer.pseudonym('a', 'bc'));
  expect(signer.pseudonym('a', 'b')).toBe(signer.pseudonym('a', 'b'));
});

/** The last letter of the signature carries two unused bits. */
function isLastBit(signed: string, at: number): boolean {
  return at === signed.length - 1;
}

test('a signature only counts exactly as written, with nothing appended', () => {
  const token = signer.sign('unsubscribe', 'id');
  for (const appended of ['=', '&x="<>', '!', '\n']) {
    expect(signer.verify('unsubscribe', `${token}${appended}`)).toBeUndefined();
  }
  const [body, signature] = token.split('.');
  expect(signer.verify('unsubscribe', `${body}.<"${signature}`)).toBeUndefined();
});

test('texts signed with a former secret stay valid, and nothing is signed with it', () => {
  const former = createSigner('former');
  const present = createSigner('present', 'former');
  expect(present.verify('confirm', former.sign('confirm', 'id'))).toBe('id');
  expect(present.sign('confirm', 'id')).toBe(createSigner('present').sign('confirm', 'id'));
});
