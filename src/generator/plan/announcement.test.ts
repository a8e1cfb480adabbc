import { describe, expect, test } from 'vitest';
import { testContext, testImages, testSite } from '../../../test/support/test-site.ts';
import { announcementBar, announces } from './announcement.ts';
import { plan } from './plan.ts';

const today = '2026-11-21';

/** An announcement with its days and whatever a test says of it. */
function announced(from: string, to: string, further: object = {}) {
  return { from, to, translations: [{ language: 'de' as const, text: `Von ${from}` }], ...further };
}

/** What a document has: the text of each announcement, in brackets where it is hidden. */
function told(...announcements: ReturnType<typeof announced>[]): string[] {
  const html = announcementBar(testContext({ announcements })) ?? '';
  return [...html.matchAll(/<aside ([^>]*)><p>(.*?)<\/p>/g)].map(([, attributes = '', text = '']) =>
    attributes.includes(' hidden') ? `(${text})` : text,
  );
}

describe('of the announcements', () => {
  test('the one of the day is shown, and those to come stand ready', () => {
    expect(told(announced('2026-12-01', '2026-12-02'), announced('2026-11-01', today))).toEqual([
      'Von 2026-11-01',
      '(Von 2026-12-01)',
    ]);
  });

  test('the important one is shown before another', () => {
    const important = announced('2026-11-20', '2026-11-30', { importance: 'high' });
    expect(told(announced('2026-11-01', '2026-11-30'), important)).toEqual([
      'Von 2026-11-20',
      '(Von 2026-11-01)',
    ]);
  });

  test('those that are over leave nothing, not even a script', () => {
    const announcements = [announced('2026-11-01', '2026-11-20')];
    expect(announcementBar(testContext({ announcements }))).toBeUndefined();
    expect(announces(plan(testSite({ announcements }), testImages(), today))).toBe(false);
  });

  test('one that is to come brings the script with it', () => {
    const announcements = [announced('2027-01-01', '2027-01-02')];
    expect(announces(plan(testSite({ announcements }), testImages(), today))).toBe(true);
  });
});

test('an announcement leads to a page by words of its own, or by a few of ours', () => {
  const announcement = announced('2026-11-01', today, { path: 'contact' });
  const html = announcementBar(testContext({ announcements: [announcement] }));
  expect(html).toContain('<a href="/kontakt">Mehr dazu</a>');
});

test('what content writes cannot become markup', () => {
  const translations = [{ language: 'de' as const, text: '<img src=x onerror=alert(1)> & "mehr"' }];
  const announcements = [announced('2026-11-01', today, { translations })];
  expect(announcementBar(testContext({ announcements }))).toContain(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;mehr&quot;</p>',
  );
});
