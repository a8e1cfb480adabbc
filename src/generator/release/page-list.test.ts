import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PageList } from './page-list.ts';

const entries = fc.uniqueArray(
  fc.record({
    file: fc.stringMatching(/^[a-z0-9/_.-]{1,40}$/),
    hash: fc.stringMatching(/^[0-9a-f]{16}$/),
    identity: fc.stringMatching(/^(?:[a-z]+\/[a-z0-9-]+\/de)?$/),
  }),
  { selector: ({ file }) => file },
);

test('a written list reads back unchanged', () => {
  fc.assert(
    fc.property(entries, (pages) => {
      const list = new PageList();
      for (const { file, hash, identity } of pages) list.add(file, hash, identity);
      list.remember([{ from: '/team', identity: 'info/team/de' }]);
      const read = PageList.parse(list.toString());
      expect(read.size).toBe(pages.length);
      expect(read.digest()).toBe(list.digest());
      for (const { file, hash } of pages) expect(read.hashOf(file)).toBe(hash);
      expect([...read.identities()]).toEqual([...list.identities()]);
      expect(read.moved).toEqual(list.moved);
    }),
  );
});

test('a list with another hash has another digest', () => {
  const one = PageList.parse('a1 index.html\n');
  expect(PageList.parse('a2 index.html\n').digest()).not.toBe(one.digest());
});

test('counting pages excludes old paths', () => {
  const list = PageList.parse('a index.html home\nb team/index.html info/team\n');
  list.remember([{ from: '/mannschaft', identity: 'info/team' }]);
  expect(PageList.countIn(list.toString())).toBe(list.size);
});
