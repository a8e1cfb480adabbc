import { describe, expect, it } from 'vitest';
import { eventSchema } from './schema.ts';

describe('eventSchema', () => {
  const event = (further: object) => ({
    id: 'advent',
    start_date: '2026-11-27',
    translations: [{ language: 'de', title: 'Advent' }],
    ...further,
  });

  it.each([{}, { end_date: '2026-11-27' }, { end_date: '2027-01-06' }])('takes %j', (further) => {
    expect(eventSchema.safeParse(event(further)).success).toBe(true);
  });

  it('refuses a last day before the first', () => {
    expect(eventSchema.safeParse(event({ end_date: '2026-11-26' })).error?.issues).toMatchObject([
      { path: ['end_date'] },
    ]);
  });
});
