import { describe, expect, it } from 'vitest';
import type { MediaFile } from './entities/media.ts';
import { minimalContent } from './site.fixture.ts';
import { contentSchema, findMedia } from './site.ts';

describe('contentSchema', () => {
  it('only needs a company and a project', () => {
    const { company, project, theme, legal, opening_hours, ...lists } =
      contentSchema.parse(minimalContent);
    expect(company.display_name).toBe('Halden');
    expect(project.languages).toEqual(['de', 'en', 'fr']);
    expect(theme.base_color).toBe('#ffffff');
    expect(legal.rolex_area).toBe(false);
    expect(opening_hours.special_days).toEqual([]);
    expect(Object.values(lists).flat()).toEqual([]);
  });

  it('names what is missing', () => {
    expect(contentSchema.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([
      ['company'],
      ['project'],
    ]);
  });
});

describe('findMedia', () => {
  const ring: MediaFile = {
    name: 'Ring.jpg',
    file: '/media/Ring.jpg',
    format: 'jpeg',
    width: 800,
    height: 600,
    hash: 'ab12',
  };
  const site = { media: new Map([['ring.jpg', ring]]) };

  it.each(['Ring.jpg', 'ring.JPG', ' ring.jpg '])('finds "%s"', (name) => {
    expect(findMedia(site, name)).toBe(ring);
  });

  it('finds nothing for an unknown name', () => {
    expect(findMedia(site, 'necklace.jpg')).toBeUndefined();
  });
});
