import { describe, expect, test } from 'vitest';
import { testContext } from '../../../test/support/test-site.ts';
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
