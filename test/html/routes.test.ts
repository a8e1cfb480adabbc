import { expect } from 'vitest';
import { languages } from '#model/language.ts';
import { missingPaths, test } from '../support/demo-shop.ts';

/** The route table of the specification (section 2), as it stands there. */
const routeTable = `
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
| window | /digitales-schaufenster | /en/store-window | none |`;

/** Pages that the specification names without their paths, and brands of two types. */
const furtherRoutes = `
| home | / | /en | /fr |
| brands | /marken | /en/brands | /fr/marques |
| accessibility | /barrierefreiheit | /en/accessibility | /fr/accessibilite |
| social_media_privacy | /social-media-datenschutz | /en/social-media-privacy | /fr/confidentialite-reseaux-sociaux |
| watches/ostra | /uhren/ostra | /en/watches/ostra | /fr/marques/ostra |
| wedding_rings/tarn | /trauringe/tarn | /en/wedding-rings/tarn | /fr/marques/tarn |`;

const rows = (routeTable + furtherRoutes)
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', de = '', en = '', fr = ''] = line.split(/[| ]+/).slice(1);
    return { key, paths: { de, en, fr } };
  });

const existing = rows.flatMap(({ key, paths }) =>
  languages
    .filter((language) => paths[language] !== 'none')
    .map((language) => [key, language, paths[language]] as const),
);

/** Where a visitor might look for the pages that French lacks; its privacy notice stands on the imprint. */
const missingInFrench = rows
  .filter(({ key, paths }) => paths.fr === 'none' && key !== 'privacy')
  .flatMap(({ key, paths }) => {
    const names = [
      paths.de,
      paths.en.replace('/en', ''),
      `/${key}`,
      `/${key.replaceAll('_', '-')}`,
    ];
    return [...new Set(names.map((name) => `/fr${name}`))];
  });

/** Paths with the prefix of one language and the words of another: '/en/uhren', '/fr/imprint'. */
const mixed = rows.flatMap(({ paths }) =>
  (['en', 'fr'] as const)
    .filter((language) => paths[language] !== 'none')
    .flatMap((language) => {
      const right = paths[language];
      const wrong = [paths.de, paths.en.replace('/en', '')].map((path) => `/${language}${path}`);
      return [...new Set(wrong)]
        .filter((path) => path !== right && path.length > '/en/'.length)
        .map((path) => [path, right] as const);
    }),
);

test.for(existing)('the page %s is in %s at %s', async ([, language, path], { get }) => {
  expect(await get(path)).toMatchObject({ status: 200, language });
});

test.for(missingInFrench)('French has no page at %s', async (path, { get }) => {
  expect(await get(path)).toMatchObject({ status: 404, language: 'fr' });
});

test.for(mixed)('%s redirects to %s', async ([path, right], { get }) => {
  expect(await get(path)).toMatchObject({ status: 301, location: right });
});

test.for(['/fr/datenschutz', '/fr/privacy'])(
  '%s redirects to the privacy notice on the imprint',
  async (path, { get }) => {
    const location = '/fr/mentions-legales#protection-des-donnees';
    expect(await get(path)).toMatchObject({ status: 301, location });
  },
);

test.for(existing.filter(([, , path]) => path !== '/'))(
  'the page %s in %s is reached at %s with a slash at its end, too',
  async ([, , path], { get }) => {
    expect(await get(`${path}/`)).toMatchObject({ status: 308, location: path });
  },
);

test.for(languages)('a missing path of %s is answered as missing', async (language, { get }) => {
  expect(await get(missingPaths[language])).toMatchObject({ status: 404, language });
});

test.for(['/404', '/404.html', '/en/404.html', '/fr/404.html'])(
  'the page for missing pages is itself missing at %s',
  async (path, { get }) => {
    expect(await get(path)).toMatchObject({ status: 404 });
  },
);
