import { expect, test } from 'vitest';
import { companySchema } from '../../../src/model/entities/company.ts';
import { itemSchema } from '../../../src/model/entities/item.ts';
import { openingHoursSchema } from '../../../src/model/opening-hours/schema.ts';
import { shapeOf } from '../../../src/model/schema.ts';
import { withRead } from './read-written.ts';

const item = shapeOf(itemSchema) ?? {};

test.each([
  ['1.290', 1290],
  ['', null],
  ['auf Anfrage', null],
  [12.5, 12.5],
  [null, null],
])('the price %j is stored as %s', (price, stored) => {
  const read = withRead(item, { price, slug: 'ring' });
  expect(read).toEqual({ data: { price: stored, slug: 'ring' }, unread: [] });
});

test.each([
  ['24.12.2026', '2026-12-24T12:00:00.000Z'],
  ['2026-12-23T23:00:00.000Z', '2026-12-23T23:00:00.000Z'],
  ['', null],
])('the day %j is stored as %s', (day, stored) => {
  expect(withRead(item, { gone_since: day }).data).toEqual({ gone_since: stored });
});

test('values within rows are read, and unreadable ones are reported with their path', () => {
  const hours = shapeOf(openingHoursSchema) ?? {};
  const rows = [{ day: '10', time_open: '9.30', time_close: '16 Uhr' }, { time_open: 'früh' }];
  expect(withRead(hours, { periods: rows })).toEqual({
    data: {
      periods: [{ day: '10', time_open: '09:30', time_close: '16:00' }, { time_open: 'früh' }],
    },
    unread: [{ steps: ['periods', '1', 'time_open'], form: 'time' }],
  });
});

test('a phone number is stored unchanged', () => {
  const company = shapeOf(companySchema) ?? {};
  const data = { numbers: [{ number: '030 / 23125-114' }] };
  expect(withRead(company, data)).toEqual({ data, unread: [] });
});
