import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: vi.fn<(key: string, value: string) => void>((key, value) => stored.set(key, value)),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
  return () => vi.unstubAllGlobals();
});

const draft = { texts: { name: 'Änne' }, attempt: { key: 'k', body: '{}' } };

test('each form reads back its own draft', () => {
  keepDraft('contact', draft);
  expect(readDraft('contact')).toEqual(draft);
  expect(readDraft('newsletter')).toEqual({ texts: {} });
});

test('a deleted draft is empty', () => {
  keepDraft('contact', draft);
  forgetDraft('contact');
  expect(readDraft('contact')).toEqual({ texts: {} });
});

test.each(['', 'no JSON', 'null', '7', '[]', '{"texts":7}', '{"texts":{"name":7},"attempt":{}}'])(
  'invalid data in storage is an empty draft: %s',
  (text) => {
    stored.set('form-contact', text);
    expect(readDraft('contact')).toEqual({ texts: {} });
  },
);

test('if storage is full, the draft lasts as long as the page', () => {
  keepDraft('contact', { texts: { name: 'before' } });
  storage.setItem.mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  keepDraft('contact', draft);
  expect(readDraft('contact')).toEqual(draft);
  forgetDraft('contact');
  expect(readDraft('contact')).toEqual({ texts: {} });
});
