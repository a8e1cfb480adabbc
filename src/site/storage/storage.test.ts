import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.ts';

const stored = new Map<string, string>();
const area = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: vi.fn<(key: string, value: string) => void>((key, value) => stored.set(key, value)),
  removeItem: (key: string) => stored.delete(key),
};
const events = new EventTarget();

/** Dispatches the event by which browsers report a change in another document. */
function changedElsewhere(key: string | null, storageArea: object = area): void {
  events.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
}

function failToStore(): void {
  area.setItem.mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return () => vi.unstubAllGlobals();
});

test('a stored value is visible to other documents until it is removed', () => {
  const [one, other] = [browserStorage('localStorage'), browserStorage('localStorage')];
  one.set('mode', 'dark');
  expect(other.get('mode')).toBe('dark');
  one.remove('mode');
  expect(other.get('mode')).toBeNull();
});

test('a value that does not fit is kept for this document, and the previous one is removed', () => {
  const [one, other] = [browserStorage('localStorage'), browserStorage('localStorage')];
  one.set('mode', 'light');
  failToStore();
  one.set('mode', 'dark');
  expect([one.get('mode'), other.get('mode')]).toEqual(['dark', null]);
  expect(one.keys()).toContain('mode');
  one.remove('mode');
  expect(one.get('mode')).toBeNull();
});

const fail = (): never => {
  throw new DOMException('Not available.', 'SecurityError');
};

test.each<[string, PropertyDescriptor]>([
  ['is blocked', { get: fail }],
  ['is null', { value: null }],
  ['is undefined', { value: undefined }],
  ['is damaged', { value: { getItem: fail, setItem: fail, removeItem: fail } }],
  ['cannot be listed', { value: new Proxy({}, { get: () => fail, ownKeys: fail }) }],
])('if storage %s, a value is kept for this document', (_name, descriptor) => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...descriptor });
  const storage = browserStorage('sessionStorage');
  expect(storage.get('draft')).toBeNull();
  storage.set('draft', 'Guten Tag');
  expect([storage.get('draft'), storage.keys().includes('draft')]).toEqual(['Guten Tag', true]);
  storage.remove('draft');
  expect(storage.get('draft')).toBeNull();
});

test('changes in other documents are reported until the listener unsubscribes', () => {
  const heard: (string | null)[] = [];
  const end = browserStorage('localStorage').subscribe((key) => heard.push(key));
  changedElsewhere('mode');
  changedElsewhere('mode', {});
  changedElsewhere(null);
  end();
  changedElsewhere('mode');
  expect(heard).toEqual(['mode', null]);
});

test.each(['mode', null])('a later change in another document wins (%s)', (key) => {
  const storage = browserStorage('localStorage');
  storage.subscribe(() => {});
  failToStore();
  storage.set('mode', 'dark');
  stored.set('mode', 'light');
  changedElsewhere(key);
  expect(storage.get('mode')).toBe('light');
});
