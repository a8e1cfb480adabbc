import type { FieldRule } from './rules.ts';

/** The fields of each item in an availability request. */
export const pieceRules = {
  id: { kind: 'text', required: true, max: 100 },
  title: { kind: 'text', required: true, max: 200 },
  path: { kind: 'text', required: true, max: 300 },
  number: { kind: 'text', required: false, max: 100 },
  price: { kind: 'text', required: false, max: 100 },
  note: { kind: 'message', required: false, max: 500 },
} as const satisfies Record<string, FieldRule>;

/** The most items of one request. */
export const maxPieces = 50;
