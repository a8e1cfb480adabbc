import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeColumn, decodeOrder, encodeColumn, encodePlaces, openColumn } from './column.ts';

const columns = fc.array(fc.integer({ min: 0, max: 2 ** 31 }));

test('every column survives encoding and decoding', () => {
  fc.assert(
    fc.property(columns, (column) => {
      expect([...decodeColumn(encodeColumn(column), column.length)]).toEqual(column);
    }),
  );
});

test('an opened column maps each position to its thing, in the order of the things', () => {
  const columnsOfThings = fc.integer({ min: 1, max: 200 }).chain((count) =>
    fc.record({
      names: fc.constant(Array.from({ length: count }, (_, at) => `thing ${at}`)),
      places: fc.array(fc.nat(count - 1), { minLength: 1 }),
    }),
  );
  fc.assert(
    fc.property(columnsOfThings, ({ names, places }) => {
      const { column, things } = openColumn(encodeColumn(places), places.length, names, '');
      expect(Array.from(column, (at) => things[at])).toEqual(places.map((place) => names[place]));
      expect(things.filter((thing) => thing !== '')).toEqual(names);
    }),
  );
});

test('an encoded column needs no escaping in JSON', () => {
  fc.assert(
    fc.property(columns, (column) => {
      const text = encodeColumn(column);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
  );
});

test('every order survives encoding and decoding', () => {
  const orders = fc.integer({ min: 0, max: 300 }).chain((size) => {
    const things = Array.from({ length: size }, (_, at) => at);
    return fc.shuffledSubarray(things, { minLength: size });
  });
  fc.assert(
    fc.property(orders, (order) => {
      const places = new Uint32Array(order.length);
      for (const [place, thing] of order.entries()) places[thing] = place;
      expect([...decodeOrder(encodePlaces(places), order.length)]).toEqual(order);
    }),
  );
});

test('things already in order encode to a single repeated character', () => {
  expect(new Set(encodePlaces([0, 1, 2, 3, 4])).size).toBe(1);
});
