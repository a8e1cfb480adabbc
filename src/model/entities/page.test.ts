import { describe, expect, it } from 'vitest';
import { eventSchema, pageSchema } from './page.ts';

describe('pageSchema', () => {
  const page = (key: string) => ({ key, translations: [{ language: 'de', title: 'Titel' }] });

  it('has defaults for pictures and text', () => {
    expect(pageSchema.parse(page('events'))).toEqual({
      key: 'events',
      gallery: [],
      teasers: [],
      translations: [{ language: 'de', title: 'Titel', text: '' }],
    });
  });

  it.each(['home', 'social_media_privacy', 'window'])('takes the key %s', (key) => {
    expect(pageSchema.safeParse(page(key)).success).toBe(true);
  });

  it.each(['uhren', 'Watches', ''])('refuses the key "%s"', (key) => {
    expect(pageSchema.safeParse(page(key)).success).toBe(false);
  });
});

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
