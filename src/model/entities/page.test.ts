import { describe, expect, it } from 'vitest';
import { pageSchema } from './page.ts';

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

  it.each(['home', 'social_media_privacy', 'window'])('accepts the key %s', (key) => {
    expect(pageSchema.safeParse(page(key)).success).toBe(true);
  });

  it.each(['uhren', 'Watches', ''])('rejects the key "%s"', (key) => {
    expect(pageSchema.safeParse(page(key)).success).toBe(false);
  });
});
