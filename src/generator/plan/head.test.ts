import { describe, expect, test } from 'vitest';
import { testContext, testImages, testSite } from '../../../test/support/test-site.ts';
import { picture } from './context.ts';
import { head, type HeadText } from './head.ts';

const place = { path: '/uhren', alternates: {} };
const headOf = (text: HeadText, further = {}) =>
  head(testContext(), text, { ...place, ...further });

describe('the title', () => {
  test.each([
    ['Uhren', 'Uhren | Muster'],
    ['Muster und Stoffe', 'Muster und Stoffe | Muster'],
    ['Uhren bei Muster', 'Uhren bei Muster'],
    ['Muster', 'Muster'],
  ])('of a page named %j is %j', (title, whole) => {
    expect(headOf({ title }).title).toBe(whole);
  });

  test('of the home page ends with the title of the project, too', () => {
    const { title } = headOf({ title: 'Start', seo_title: 'Uhren in Ulm' }, { isHome: true });
    expect(title).toBe('Uhren in Ulm | Muster');
  });

  test('of the home page is that of the project where it has none for search engines', () => {
    const { title, openGraph } = headOf({ title: 'Start' }, { isHome: true });
    expect([title, openGraph['og:title']]).toEqual(['Muster', 'Muster']);
  });

  test('of a shared link goes without the title of the project', () => {
    expect(headOf({ title: 'Uhren' }).openGraph['og:title']).toBe('Uhren');
    const home = headOf({ title: 'Start', seo_title: 'Uhren in Ulm | Muster' }, { isHome: true });
    expect([home.title, home.openGraph['og:title']]).toEqual([
      'Uhren in Ulm | Muster',
      'Uhren in Ulm',
    ]);
  });
});

describe('the description', () => {
  const describing = (lead: string) => headOf({ title: 'Uhren', lead }).description;

  test('stays whole up to 300 characters', () => {
    const lead = `${'abcd '.repeat(59)}abcde`;
    expect(describing(lead)).toBe(lead);
  });

  test('ends between two words, within 300 characters, where it would be longer', () => {
    expect(describing('abcd '.repeat(80))).toBe(`${'abcd '.repeat(59)}…`);
    expect(describing(`${'x'.repeat(298)} yz`)).toBe(`${'x'.repeat(298)} …`);
  });

  test('has no more than 300 characters even where it has no words', () => {
    expect(describing('x'.repeat(400))).toHaveLength(300);
  });
});

describe('the picture of a shared link', () => {
  const { project } = testSite();
  const raster = testImages('card.jpg', 'own.jpg');
  const images = new Map(raster).set('map.svg', {
    page: { base: '/media/map', formats: ['svg'], widths: [], width: 10, height: 10 },
    markdown: { base: '/media/map', formats: ['svg'], widths: [], width: 10, height: 10 },
  });
  const shownFor = (own: string | undefined, social_image: string) => {
    const context = testContext({ project: { ...project, social_image } }, { images });
    const { openGraph } = head(
      context,
      { title: 'Uhren' },
      { ...place, picture: picture(context, own) },
    );
    return openGraph['og:image'];
  };
  const ownJpeg = 'https://muster.example/media/own-0123abcd-800.jpg';
  const projectJpeg = 'https://muster.example/media/card-0123abcd-800.jpg';

  test('is that of the page', () => {
    expect(shownFor('own.jpg', 'card.jpg')).toBe(ownJpeg);
  });

  test('is that of the project where the page has none', () => {
    expect(shownFor(undefined, 'card.jpg')).toBe(projectJpeg);
  });

  test('is that of the project where the page has a drawing', () => {
    expect(shownFor('map.svg', 'card.jpg')).toBe(projectJpeg);
  });

  test('is none where the project has a drawing, too', () => {
    expect(shownFor('map.svg', 'map.svg')).toBeUndefined();
  });
});
