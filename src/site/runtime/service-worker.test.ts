import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs the browser's globals needed for a reload. */
function stubBrowser(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', storage);
  return reload;
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

test('the same build is reloaded once in a session', () => {
  const reload = stubBrowser(memory());
  reloadOnce('a');
  reloadOnce('a');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another build is reloaded, and the first is not reloaded after it', () => {
  const reload = stubBrowser(memory());
  for (const build of ['a', 'b', 'a']) reloadOnce(build);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page is not reloaded if the session cannot remember it', () => {
  const refuse = () => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  };
  const reload = stubBrowser({ getItem: () => null, setItem: refuse });
  reloadOnce('a');
  expect(reload).not.toHaveBeenCalled();
});
