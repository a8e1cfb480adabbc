import { describe, expect, it } from 'vitest';
import { type Language, languageOfPath, languages } from '../language.ts';
import { categoryRoutes, defaultCategoryPaths } from './category-pages.ts';
import { embeddedPages, isPageKey, pageKeys, routes } from './routes.ts';

const specifiedRoutes = `
| key | de | en | fr |
|---|---|---|---|
| contact | /kontakt | /en/contact | /fr/contact |
| thanks | /danke | /en/thanks | /fr/merci |
| imprint | /impressum | /en/imprint | /fr/mentions-legales |
| privacy | /datenschutz | /en/privacy | none |
| watches | /uhren | /en/watches | none |
| jewelry | /schmuck | /en/jewelry | none |
| accessories | /accessories | /en/accessories | none |
| wedding_rings | /trauringe | /en/wedding-rings | none |
| beads | /perlen | /en/beads | none |
| engagement_rings | /verlobungsringe | /en/engagement-rings | none |
| optics | /optik | /en/optics | none |
| for_kids | /fuer-kinder | /en/for-kids | none |
| events | /events | /en/events | none |
| home_fabrics | /heimtextilien | /en/home-fabrics | none |
| decoratives | /dekoration | /en/decoratives | none |
| floral_workshop | /florale-werkstatt | /en/floral_workshop | none |
| room_fragrances | /raumduefte | /en/room-fragrances | none |
| bicycles | /fahrraeder | /en/bicycles | none |
| window | /digitales-schaufenster | /en/store-window | none |
`;

const known = { ...routes, ...categoryRoutes };

const rows = specifiedRoutes
  .trim()
  .split('\n')
  .slice(2)
  .map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

describe('the route table', () => {
  it('has the 19 keys of the specification, 13 of them categories', () => {
    expect(rows).toHaveLength(19);
    expect(Object.keys(known)).toEqual(expect.arrayContaining(rows.map(([key]) => key)));
    expect(Object.keys(categoryRoutes)).toHaveLength(13);
  });

  it.each(rows)('%s leads to %s, %s, %s', (key, ...paths) => {
    const { de, en, fr } = known[key as keyof typeof known];
    expect([de, en, fr ?? 'none']).toEqual(paths);
  });
});

describe('routes', () => {
  const pathsIn = (language: Language) =>
    Object.values(known).flatMap((paths) => paths[language] ?? []);

  it('never give two pages the same path', () => {
    const paths = languages.flatMap(pathsIn);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(languages)('have the prefix of %s in its column', (language) => {
    const found = new Set(pathsIn(language).map(languageOfPath));
    expect([...found]).toEqual([language]);
  });

  const inTable = new Set(rows.map(([key]) => key));
  const beside = Object.entries(routes).filter(([key]) => !inTable.has(key));

  it.each(beside)('outside the table exist everywhere: %s', (_, paths) => {
    expect(Object.values(paths)).not.toContain(null);
  });
});

describe('isPageKey', () => {
  it('knows the keys of the table and of the other pages', () => {
    expect(pageKeys.every(isPageKey)).toBe(true);
  });

  it.each(['', 'uhren', 'constructor', '__proto__', 'toString', 'Watches'])(
    'refuses "%s"',
    (value) => {
      expect(isPageKey(value)).toBe(false);
    },
  );
});

describe('defaultCategoryPaths', () => {
  it.each(['', 'cheese', 'constructor', '__proto__'])('has none for "%s"', (id) => {
    expect(defaultCategoryPaths(id)).toBeUndefined();
  });
});

describe('embeddedPages', () => {
  it('put the French privacy notice on the French imprint, which the table leaves open', () => {
    expect(embeddedPages).toEqual({
      privacy: { fr: { page: 'imprint', anchor: 'protection-des-donnees' } },
    });
    expect(routes.privacy.fr).toBeNull();
    expect(routes.imprint.fr).not.toBeNull();
  });
});
