import { beforeEach, expect, test, vi } from 'vitest';
import type { ConsentEntry } from '#model/consent/consent.ts';
import { createConsentStore } from './store.ts';

class FakeStorage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string): void {
    if (isFull) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

let isFull = false;

beforeEach(() => {
  isFull = false;
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('addEventListener', () => {});
  return () => vi.unstubAllGlobals();
});

const hash = '0123456789abcdef';

/** All entries, with those named granted. */
function entries(...given: readonly string[]): ConsentEntry[] {
  return ['maps', 'video'].map((id) => ({
    function_id: id,
    display_name: id,
    description: id,
    default_on: false,
    consentGiven: given.includes(id),
    locked: false,
  }));
}

test('decisions and allowed services are kept for the next document', () => {
  const store = createConsentStore(hash);
  store.save(entries('video'));
  store.allow('Google Maps', 'maps');
  const next = createConsentStore(hash);
  expect(['maps', 'video'].map(next.isGiven)).toEqual([false, true]);
  expect([...next.allowedContents()]).toEqual([['Google Maps', 'maps']]);
});

test('a refusal that cannot be stored leaves no earlier consent behind', () => {
  const store = createConsentStore(hash);
  store.save(entries('maps'));
  isFull = true;
  store.save(entries());
  expect(store.isGiven('maps')).toBe(false);
  expect(createConsentStore(hash).decision()).toBeNull();
});

test('a refusal takes back what was allowed though it could not be stored', () => {
  isFull = true;
  const store = createConsentStore(hash);
  store.allow('Google Maps', 'maps');
  store.save(entries('video'));
  expect([...store.allowedContents()]).toEqual([]);
});

test('an allowed service stays allowed while its entry is granted', () => {
  const store = createConsentStore(hash);
  store.allow('Google Maps', 'maps');
  store.save(entries('maps'));
  expect([...store.allowedContents()]).toEqual([['Google Maps', 'maps']]);
});

test('a reset leaves nothing behind', () => {
  const store = createConsentStore(hash);
  store.save(entries('maps'));
  store.allow('Google Maps', 'maps');
  store.reset();
  expect(createConsentStore(hash).decision()).toBeNull();
  expect([...createConsentStore(hash).allowedContents()]).toEqual([]);
});

test('until the visitor decides, a browser that sends Global Privacy Control refuses for them', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const store = createConsentStore(hash);
  expect(store.decision()?.entries).toEqual([]);
  expect(store.isGiven('maps')).toBe(false);
  store.allow('Google Maps', 'maps');
  expect([...store.allowedContents()]).toEqual([['Google Maps', 'maps']]);
  store.save(entries('maps'));
  expect(createConsentStore(hash).isGiven('maps')).toBe(true);
  store.reset();
  expect(store.decision()?.entries).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a site with nothing to consent to has no decision, whatever the browser sends', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(createConsentStore(undefined).decision()).toBeNull();
});
