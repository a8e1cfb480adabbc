import fc from 'fast-check';
import { expect, test } from 'vitest';
import { challengeMs, newChallenge, spendChallenge } from './challenges.ts';

const made = (purpose: string, now?: number) =>
  Buffer.from(newChallenge(purpose, now)).toString('base64url');

test('a challenge can be answered once', () => {
  const challenge = made('sign-in');
  expect(spendChallenge(challenge, 'sign-in')).toBe(true);
  expect(spendChallenge(challenge, 'sign-in')).toBe(false);
  expect(spendChallenge(`${challenge}=`, 'sign-in')).toBe(false);
});

test('an expired challenge cannot be answered, even if it was spent before', () => {
  const challenge = made('sign-in', 0);
  expect(spendChallenge(challenge, 'sign-in', challengeMs)).toBe(false);
  expect(spendChallenge(challenge, 'sign-in', challengeMs - 1)).toBe(true);
  expect(spendChallenge(made('sign-in', challengeMs), 'sign-in', 2 * challengeMs - 1)).toBe(true);
  expect(spendChallenge(challenge, 'sign-in', challengeMs)).toBe(false);
});

test('a challenge is for one purpose and one account', () => {
  const challenge = made('add 1');
  for (const purpose of ['sign-in', 'add 2', 'add 11', '']) {
    expect(spendChallenge(challenge, purpose)).toBe(false);
  }
  expect(spendChallenge(challenge, 'add 1')).toBe(true);
});

test('nobody else can make challenges', () => {
  const bytes = newChallenge('sign-in');
  fc.assert(
    fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const other = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ bits : byte));
      const text = Buffer.from(other).toString('base64url');
      expect(spendChallenge(text, 'sign-in')).toBe(false);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => !spendChallenge(text, 'sign-in')));
  expect(spendChallenge(Buffer.from(bytes).toString('base64url'), 'sign-in')).toBe(true);
});
