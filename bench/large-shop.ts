import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '#model/language.ts';

/** Pictures of the demo shop, used in place of those of a large one. */
export const pictures = ['watches.jpg', 'jewelry.jpg', 'optics.jpg', 'clock.jpg', 'workshop.jpg'];

/** Groups in the menu, and links in each: 6 × 18 = 108 links in all. */
export const menuGroups = 6;
export const linksPerGroup = 18;

/**
 * Writes a shop with `brandCount` brands in three languages. Each brand's page has a menu of 108
 * links, a hero, six paragraphs, a gallery of four, opening hours and five footer widgets.
 */
export async function writeLargeShop(
  folder: string,
  brandCount: number,
  mediaFolder: string,
): Promise<void> {
  await mkdir(join(folder, 'media'), { recursive: true });
  await Promise.all(
    [...pictures, 'logo.svg', 'logo-mark.svg'].map((name) =>
      copyFile(join(mediaFolder, name), join(folder, 'media', name)),
    ),
  );
  for (const [name, record] of Object.entries(records(brandCount))) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(record));
  }
  await writeTexts(join(folder, 'categories', 'watches'), (language) =>
    text(language, 'watches', 0),
  );
  for (const key of ['home', 'brands', 'contact', 'imprint', 'privacy']) {
    await writeTexts(join(folder, 'pages', key), (language) => text(language, key, 0));
  }
  for (let at = 0; at < brandCount; at += 1) {
    const brandFolder = join(folder, 'brands', brandSlug(at));
    await writeTexts(brandFolder, (language) => text(language, `Brand ${at}`, at));
    await writeFile(join(brandFolder, 'brand.yaml'), brandRecord(at));
  }
}

/** The text of the brand that a benchmark changes. */
export function brandTextFile(folder: string): string {
  return join(folder, 'brands', brandSlug(7), 'de.md');
}

/** The path of its page. */
export const brandPath = `/uhren/${brandSlug(7)}`;

export function brandSlug(at: number): string {
  return `brand-${at}`;
}

function brandRecord(at: number): string {
  const gallery = pictures.slice(1).map((name) => `  - ${name}`);
  return [
    `display_name: Brand ${at}`,
    'type: watches',
    `image: ${pictures[at % pictures.length]}`,
    'founded: 1923',
    'gallery:',
    ...gallery,
    '',
  ].join('\n');
}

function text(language: Language, name: string, seed: number): string {
  const sentence = `${name} makes watches of great calm, number ${seed}, regulated by hand in five positions.`;
  const paragraph = `${sentence} Who wears one notices it [first by its sound](contact), then by its **weight**. ${sentence} ${sentence}`;
  const paragraphs = Array.from({ length: 6 }, (_, at) => `${paragraph} ${at}`);
  const fields = name.startsWith('Brand')
    ? `headline: ${name} (${language})\nlead: ${sentence.replace(':', '')}`
    : `title: ${name}`;
  const anchors = name === 'privacy' ? consentHeadings : '';
  return `---\n${fields}\n---\n\n${paragraphs.slice(0, 3).join('\n\n')}\n\n## History\n\n${paragraphs.slice(3).join('\n\n')}\n${anchors}`;
}

/** What the consent banner leads to. */
const consentHeadings = ['cookies', 'matomo-ehemals-piwik']
  .map((anchor) => `\n## About ${anchor} {#${anchor}}\n\nNothing of it.\n`)
  .join('');

async function writeTexts(folder: string, of: (language: Language) => string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    languages.map((language) => writeFile(join(folder, `${language}.md`), of(language))),
  );
}

function translations(fields: Record<string, string>): object[] {
  return languages.map((language) => ({ language, ...fields }));
}

function records(brandCount: number): Record<string, unknown> {
  return {
    company: {
      company_name: 'Large Shop GmbH',
      display_name: 'Large Shop',
      addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '01234', city: 'Musterstadt' }],
      numbers: [{ number: '030 23125000', type: 'phone', primary: true }],
      emails: [{ email: 'post@shop.example', primary: true }],
    },
    project: {
      siteMetadata: { siteUrl: 'https://shop.example' },
      logo: 'logo.svg',
      logo_mark: 'logo-mark.svg',
      languages,
      translations: translations({ seo_title: 'Large Shop', seo_description: 'Many brands.' }),
    },
    opening_hours: {
      opening_periods: [
        { day: 4, time_open: '09:30', time_close: '18:30' },
        { day: 10, time_open: '09:30', time_close: '16:00' },
      ],
    },
    social: [
      {
        media: 'instagram',
        display_name: 'Instagram',
        external_path: 'https://social.example/shop',
      },
    ],
    widgets: ['address', 'contact', 'navigation', 'social', 'openingHours'].map((name, sort) => ({
      widget_name: name,
      sort,
    })),
    brand_types: [
      { id: 'watches', page: 'watches', translations: translations({ type_name: 'Watches' }) },
    ],
    menu: Array.from({ length: menuGroups }, (_, group) => ({
      translations: translations({ display_name: `Entry ${group}` }),
      groups: [
        {
          translations: translations({ display_name: `Group ${group}` }),
          sub_links: Array.from({ length: linksPerGroup }, (_unused, at) => {
            const brand = (group * linksPerGroup + at) % brandCount;
            return {
              path: `watches/${brandSlug(brand)}`,
              translations: translations({ display_name: `Brand ${brand}` }),
            };
          }),
        },
      ],
    })),
    images: pictures.map((file) => ({ file, translations: translations({ alt: file }) })),
  };
}
