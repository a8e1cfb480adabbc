import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConsentEntry,
  contentPrefix,
  type Decision,
  denies,
  parseDecision,
} from './consent.ts';

const maps: ConsentEntry = {
  function_id: 'maps',
  display_name: 'Karte',
  description: 'Zeigt eine Karte.',
  default_on: false,
  consentGiven: true,
  locked: false,
};

const decision: Decision = {
  version: 1,
  time: '2026-11-21T10:00:00.000Z',
  hash: '0123456789abcdef',
  entries: [maps],
};

describe('parseDecision', () => {
  it('returns what was stored', () => {
    expect(parseDecision(JSON.stringify(decision))).toEqual(decision);
  });

  it.each([
    ['nothing', null],
    ['another version', JSON.stringify({ ...decision, version: 2 })],
    ['no time', JSON.stringify({ ...decision, time: undefined })],
    ['no hash', JSON.stringify({ ...decision, hash: 7 })],
    ['no list', JSON.stringify({ ...decision, entries: {} })],
    ['an entry that is none', JSON.stringify({ ...decision, entries: [null] })],
    [
      'an entry without an answer',
      JSON.stringify({ ...decision, entries: [{ function_id: 'a' }] }),
    ],
  ])('rejects %s', (_what, stored) => {
    expect(parseDecision(stored)).toBeUndefined();
  });

  it('rejects arbitrary text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        (stored) => parseDecision(stored) === undefined,
      ),
    );
  });
});

describe('denies', () => {
  const functional = { ...maps, function_id: 'functional', locked: true };
  const video = { ...maps, function_id: 'video' };

  it.each([
    ['allows what its entry allows', [maps], false],
    ['denies what its entry denies', [{ ...maps, consentGiven: false }, video], true],
    ['says nothing of what has no entry where it allows another', [functional, video], false],
    ['denies what has no entry where it allows nothing', [functional], true],
  ])('%s', (_what, entries, expected) => {
    expect(denies({ ...decision, entries }, 'maps')).toBe(expected);
  });
});

it('has a prefix of 15 characters for individual content', () => {
  expect(contentPrefix).toHaveLength(15);
});
