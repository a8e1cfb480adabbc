import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { maxPieces } from '#model/forms/pieces.ts';
import { browserStorage } from '../storage/storage.ts';
import { createRequestList, type ListedItem, type RequestList } from './list.ts';

const stored = new Map<string, string>();
const area = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
const events = new EventTarget();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return () => vi.unstubAllGlobals();
});

const newTab = () => createRequestList(browserStorage('localStorage'));
const slugs = (list: RequestList) => list.items().map(({ slug }) => slug);

function item(slug: string): ListedItem {
  return { slug, name: `Ring ${slug}`, language: 'de', path: `/schmuck/${slug}` };
}

test('concurrent changes in two tabs give both the same list', () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), slug }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), slug }) },
      fc.record({ kind: fc.constant('undo' as const), slug, at: fc.nat(5) }),
      fc.record({ kind: fc.constant('clear' as const), slug }),
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      stored.clear();
      const tabs = [newTab(), newTab()];
      const expected: string[] = [];
      for (const { tab, act } of steps) {
        const list = tabs[tab];
        const place = expected.indexOf(act.slug);
        if (act.kind === 'add') {
          list?.add(item(act.slug));
          if (place < 0) expected.push(act.slug);
        } else if (act.kind === 'remove') {
          list?.remove(act.slug);
          if (place >= 0) expected.splice(place, 1);
        } else if (act.kind === 'undo') {
          list?.restore(item(act.slug), act.at);
          if (place < 0) expected.splice(act.at, 0, act.slug);
        } else {
          list?.clear();
          expected.length = 0;
        }
        for (const each of tabs) expect(slugs(each)).toEqual(expected);
      }
    }),
  );
});

test('a list is the same array until it changes', () => {
  const list = newTab();
  list.add(item('a'));
  const before = list.items();
  expect(list.items()).toBe(before);
  newTab().add(item('b'));
  expect(list.items()).not.toBe(before);
});

test('listeners are notified of changes in this tab, in another tab and after a return to the page', () => {
  const list = newTab();
  const heard = vi.fn<() => void>();
  const unsubscribe = list.subscribe(heard);
  const tell = (type: string, fields: object) =>
    events.dispatchEvent(Object.assign(new Event(type), fields));
  list.add(item('a'));
  tell('storage', { key: 'request-list', storageArea: area });
  tell('pageshow', { persisted: true });
  tell('storage', { key: 'colour-mode', storageArea: area });
  tell('pageshow', { persisted: false });
  expect(heard).toHaveBeenCalledTimes(3);
  unsubscribe();
  list.remove('a');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('an item added again keeps its position and note, and gets its new name', () => {
  const list = newTab();
  list.add(item('a'));
  list.add(item('b'));
  list.change('a', { note: 'Größe 54' });
  list.add({ ...item('a'), name: 'Aurora ring', language: 'en', path: '/en/jewelry/a' });
  expect(list.items()[0]).toEqual({
    slug: 'a',
    name: 'Aurora ring',
    language: 'en',
    path: '/en/jewelry/a',
    note: 'Größe 54',
  });
});

test('nothing is stored for an empty list', () => {
  const list = newTab();
  list.add(item('a'));
  list.remove('a');
  expect(stored.size).toBe(0);
});

test('a list holds at most as many items as one request', () => {
  const list = newTab();
  for (let at = 0; at <= maxPieces; at += 1) list.add(item(`ring-${at}`));
  expect(list.items()).toHaveLength(maxPieces);
  list.change('ring-0', { name: 'Renamed' });
  expect(list.items()).toHaveLength(maxPieces);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"slug":"a"}'],
  ['null', 'null'],
  ['entries that are no items', '[1,null,{"slug":"a"},[]]'],
  ['an address of another host', JSON.stringify([{ ...item('a'), path: '//example.org' }])],
  ['an unknown language', JSON.stringify([{ ...item('a'), language: 'it' }])],
])('invalid data is an empty list: %s', (_name, text) => {
  stored.set('request-list', text);
  expect(newTab().items()).toEqual([]);
});
