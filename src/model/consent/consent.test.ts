import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentPrefix, type Decision, parseDecision } from './consent.ts';

const decision: Decision = {
  version: 1,
  time: '2026-11-21T10:00:00.000Z',
  hash: '0123456789abcdef',
  entries: [
    {
      function_id: 'maps',
      display_name: 'Karte',
      description: 'Zeigt eine Karte.',
      default_on: false,
      consentGiven: true,
      locked: false,
    },
  ],
};

describe('parseDecision', () => {
  it('gives back what was stored', () => {
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
  ])('takes %s for no decision', (_what, stored) => {
    expect(parseDecision(stored)).toBeUndefined();
  });

  it('takes no rubbish for a decision', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        (stored) => parseDecision(stored) === undefined,
      ),
    );
  });
});

it('has a prefix of 15 characters for single contents', () => {
  expect(contentPrefix).toHaveLength(15);
});
