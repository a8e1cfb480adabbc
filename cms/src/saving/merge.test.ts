import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Data } from '../records/data.ts';
import { adopt, changedFields, sameFields } from './base.ts';
import { choose, put } from './choose.ts';
import { isSame, merge, valueAt } from './merge.ts';

const week = [
  { id: 'mo', open: '09:30', close: '18:30' },
  { id: 'sa', open: '09:30', close: '16:00' },
];

test('fields that only one person changed are merged', () => {
  const base = { name: 'Ostra', lead: 'alt', texts: { title: 'a', intro: 'b' } };
  const theirs = { ...base, lead: 'neu', texts: { title: 'A', intro: 'b' } };
  const mine = { ...base, name: 'Ostra & Co.', texts: { title: 'a', intro: 'B' } };
  expect(merge(base, theirs, mine)).toEqual({
    data: { name: 'Ostra & Co.', lead: 'neu', texts: { title: 'A', intro: 'B' } },
    conflicts: [],
  });
});

test('a field that both changed is reported with all three values', () => {
  const { conflicts } = merge({ lead: 'alt' }, { lead: 'ihres' }, { lead: 'meines' });
  expect(conflicts).toEqual([{ path: ['lead'], base: 'alt', theirs: 'ihres', mine: 'meines' }]);
  expect(merge({ lead: 'alt' }, { lead: 'neu' }, { lead: 'neu' }).conflicts).toEqual([]);
});

test('rows are merged by id, whatever their position', () => {
  const theirs = { week: [week[1], { ...week[0], close: '19:00' }] };
  const mine = { week: [week[0], { ...week[1], close: '14:15' }] };
  expect(merge({ week }, theirs, mine).data).toEqual({
    week: [
      { id: 'sa', open: '09:30', close: '14:15' },
      { id: 'mo', open: '09:30', close: '19:00' },
    ],
  });
});

test('new rows stay where they were put, in the same order whoever saves first', () => {
  const [monday, saturday] = week;
  const tuesday = { id: 'tu', open: '10:00', close: '18:00' };
  const friday = { id: 'fr', open: '10:00', close: '20:00' };
  const one = { week: [monday, tuesday, saturday] };
  const other = { week: [monday, friday, saturday] };
  const merged = { week: [monday, friday, tuesday, saturday] };
  expect(merge({ week }, one, other).data).toEqual(merged);
  expect(merge({ week }, other, one).data).toEqual(merged);
});

test('a row that one person deleted and the other changed is reported', () => {
  const later = { ...week[1], close: '14:15' };
  const deletedByMe = merge({ week }, { week: [week[0], later] }, { week: [week[0]] });
  expect(deletedByMe.conflicts).toEqual([
    { path: ['week', 'sa'], base: week[1], theirs: later, mine: undefined },
  ]);
  const deletedByThem = merge({ week }, { week: [week[0]] }, { week: [week[0], later] });
  expect(deletedByThem.conflicts).toEqual([
    { path: ['week', 'sa'], base: week[1], theirs: undefined, mine: later },
  ]);
});

test('a row that one person deleted and the other left unchanged is gone', () => {
  expect(merge({ week }, { week: [week[0]] }, { week }).data).toEqual({ week: [week[0]] });
  expect(merge({ week }, { week }, { week: [week[0]] }).data).toEqual({ week: [week[0]] });
});

test('the last row of a list can be deleted', () => {
  const [row] = week;
  expect(merge({ week: [row] }, { week: [row] }, { week: [] }).data).toEqual({ week: [] });
});

test('each language of a text is a separate field', () => {
  const base = { texts: { title: { de: 'Uhren', en: 'Watches' } } };
  const theirs = { texts: { title: { de: 'Uhren', en: 'Timepieces' } } };
  const mine = { texts: { title: { de: 'Armbanduhren', en: 'Watches' } } };
  expect(merge(base, theirs, mine).data).toEqual({
    texts: { title: { de: 'Armbanduhren', en: 'Timepieces' } },
  });
});

test('a save alone determines the status', () => {
  const base = { _status: 'published', updatedAt: '1', lead: 'a' };
  const theirs = { _status: 'draft', updatedAt: '2', lead: 'a' };
  const mine = { _status: 'published', updatedAt: '1', lead: 'b' };
  expect(merge(base, theirs, mine)).toEqual({
    data: { _status: 'published', updatedAt: '1', lead: 'b' },
    conflicts: [],
  });
});

test('empty values are equal, however they are stored', () => {
  expect(merge({ lead: null }, { lead: 'neu' }, { lead: '' }).data).toEqual({ lead: 'neu' });
  expect(merge({}, { lead: '', tags: [] }, { lead: 'neu' }).conflicts).toEqual([]);
});

const numRuns = 100;

test('no change is lost: it is in the merged document, or reported', () => {
  fc.assert(
    fc.property(edits, ({ base, one, other }) => {
      const { data, conflicts } = merge(base, one, other);
      for (const [path, value] of changes(base, other)) {
        const isReported = conflicts.some((conflict) => isUpTo(conflict.path, path));
        expect(isReported || isSame(valueAt(data, path), value)).toBe(true);
      }
      for (const [path, value] of changes(base, one)) {
        const isReported = conflicts.some((conflict) => isUpTo(conflict.path, path));
        expect(isReported || isSame(valueAt(data, path), value)).toBe(true);
      }
    }),
    { numRuns },
  );
});

test('the order of saves makes no difference', () => {
  fc.assert(
    fc.property(edits, ({ base, one, other }) => {
      const first = merge(base, one, other);
      const second = merge(base, other, one);
      expect(second.conflicts.length).toBe(first.conflicts.length);
      fc.pre(first.conflicts.length === 0);
      expect(inOneOrder(second.data)).toEqual(inOneOrder(first.data));
    }),
    { numRuns },
  );
});

test('a save that arrives twice changes nothing the second time', () => {
  fc.assert(
    fc.property(edits, ({ base, one, other }) => {
      const { data, conflicts } = merge(base, one, other);
      fc.pre(conflicts.length === 0);
      const again = merge(base, data, other);
      expect(again.conflicts).toEqual([]);
      expect(isSame(again.data, data)).toBe(true);
    }),
    { numRuns },
  );
});

test('a save without changes keeps what others have changed', () => {
  fc.assert(
    fc.property(edits, ({ base, one }) => {
      const { data, conflicts } = merge(base, one, base);
      expect(conflicts).toEqual([]);
      expect(isSame(data, one)).toBe(true);
    }),
    { numRuns },
  );
});

test('choosing a value for each conflict resolves them all, and stores the choices', () => {
  fc.assert(
    fc.property(
      fc.oneof(edits, sameRows),
      fc.infiniteStream(fc.boolean()),
      ({ base, one, other }, picks) => {
        const { conflicts } = merge(base, one, other);
        let save = { base, mine: other };
        const chosen = conflicts.map((conflict) => {
          const choice: 'mine' | 'theirs' = picks.next().value === true ? 'mine' : 'theirs';
          save = choose(save, conflict, choice);
          return { ...conflict, choice };
        });
        const { data, conflicts: left } = merge(save.base, one, save.mine);
        expect(left).toEqual([]);
        for (const { path, choice, ...values } of chosen) {
          expect(isSame(valueAt(data, path), values[choice])).toBe(true);
        }
      },
    ),
    { numRuns },
  );
});

test('what I have seen or sent does not count as a change by others', () => {
  fc.assert(
    fc.property(edits, ({ base, one, other }) => {
      // My save was stored, its response was lost, and I continued typing.
      const { data: stored, conflicts } = merge(base, base, one);
      expect(conflicts).toEqual([]);
      const later = put(one, ['title'], 'and more');
      expect(merge(adopt(base, stored, one), stored, later).conflicts).toEqual([]);
      // My further changes are based on what my form shows.
      expect(isSame(adopt(base, other, other), other)).toBe(true);
    }),
    { numRuns },
  );
});

test("seeing a part of others' changes leaves the rest theirs", () => {
  fc.assert(
    fc.property(edits, ({ base, one, other }) => {
      // My form shows some of their changes, and I have changed nothing.
      const { data: seen, conflicts } = merge(base, one, other);
      fc.pre(conflicts.length === 0);
      const { data } = merge(adopt(base, seen, other), seen, other);
      expect(inOneOrder(data)).toEqual(inOneOrder(seen));
    }),
    { numRuns },
  );
});

test('a save of only the changed fields stores the same', () => {
  fc.assert(
    fc.property(edits, ({ base, one, other }) => {
      const mine = changedFields(base, other);
      const whole = merge(base, one, other);
      const part = merge(sameFields(mine, base), one, mine);
      expect(part.conflicts).toEqual(whole.conflicts);
      expect(isSame(part.data, whole.data)).toBe(true);
    }),
    { numRuns },
  );
});

/** The data with its rows by id: their order is tested separately. */
function inOneOrder({ rows, ...data }: Data): Data {
  return { ...data, rows: new Map((rows as Data[]).map((row) => [row['id'], row])) };
}

function isUpTo(short: readonly string[], long: readonly string[]): boolean {
  return short.every((step, index) => long[index] === step);
}

/** The fields and rows that differ, with their new values. */
function changes(before: unknown, after: unknown, path: string[] = []): [string[], unknown][] {
  if (isSame(before, after)) return [];
  const steps = (value: unknown) =>
    Array.isArray(value)
      ? (value as Data[]).map((row) => String(row['id']))
      : Object.keys(value ?? {});
  if (typeof (after ?? before) !== 'object' || before === undefined || after === undefined) {
    return [[path, after]];
  }
  return [...new Set([...steps(before), ...steps(after)])].flatMap((step) =>
    changes(valueAt(before, [step]), valueAt(after, [step]), [...path, step]),
  );
}

const text = fc.constantFrom('', 'a', 'b', 'c');

/** A document as read, and two people's versions of it; each has separate ids for new rows. */
const edits = editsWith(['5', '7'], ['6', '8']);

/** The same, but both have added the same row, as happens when a save arrives twice. */
const sameRows = editsWith(['5', '7'], ['5', '8']);

function editsWith(ids: string[], others: string[]) {
  return fc
    .record({
      title: text,
      group: fc.record({ intro: text, button: text }),
      rows: fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4'), words: text }), {
        selector: ({ id }) => id,
      }),
    })
    .chain((base) =>
      fc.record({
        base: fc.constant<Data>(base),
        one: changed(base, ids),
        other: changed(base, others),
      }),
    );
}

/** A document after some changes; new rows get the ids. */
function changed(base: { rows: { id: string; words: string }[] }, ids: string[]) {
  const change = fc.oneof(
    fc.record({ path: fc.constantFrom(['title'], ['group', 'intro'], ['group', 'button']), text }),
    fc.record({
      path: fc.constantFrom(...base.rows.map(({ id }) => ['rows', id, 'words']), ['title']),
      text,
    }),
  );
  return fc
    .record({
      changes: fc.array(change, { maxLength: 3 }),
      removed: fc.subarray(base.rows.map(({ id }) => id)),
      keepsAll: fc.boolean(),
      order: fc.option(fc.shuffledSubarray(base.rows, { minLength: base.rows.length })),
      added: fc.subarray(ids),
      words: text,
      place: fc.nat(4),
    })
    .map((edit) => {
      const rows = (edit.order ?? base.rows)
        .filter(({ id }) => edit.keepsAll || !edit.removed.includes(id))
        .map((row) => ({ ...row }));
      const news = edit.added.map((id) => ({ id, words: edit.words }));
      rows.splice(edit.place, 0, ...news);
      return edit.changes.reduce<Data>(
        (data, one) =>
          valueAt(data, one.path) === undefined ? data : put(data, one.path, one.text),
        { ...base, rows },
      );
    });
}
