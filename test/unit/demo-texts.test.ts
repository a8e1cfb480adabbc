import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FormName } from '#model/forms/forms.ts';
import type { Language } from '#model/language.ts';

const content = path.resolve(import.meta.dirname, '../../content');

interface Item {
  slug: string;
  attributes?: { attribute: string; values: unknown[] }[];
  translations: { language: string; name: string; lead?: string }[];
}

const read = (pattern: string) =>
  globSync(pattern, { cwd: content }).map((file) => ({
    file,
    text: readFileSync(path.join(content, file), 'utf8'),
  }));

const texts = read('{brands,categories,events,info_pages,pages}/*/*.md');
const records = read('**/*.yaml').map(({ file, text }) => ({
  file,
  value: parse(text) as unknown,
}));
const items = records.flatMap(({ file, value }) =>
  file.startsWith('items') ? (value as Item[]) : [],
);

/** Every object within a value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

const appointment = /\bTermin\b|\bappointment\b|\brendez-vous\b/i;

test('links that offer an appointment lead to its form', () => {
  const links = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label = '', target = '']) => ({
      file,
      label,
      target,
    })),
  );
  const cards = records.flatMap(({ file, value }) =>
    objectsIn(value).flatMap(({ path: target, translations }) =>
      objectsIn(translations).map(({ link_label: label }) => ({ file, label, target })),
    ),
  );
  const offers = [...links, ...cards].filter(({ label }) => appointment.test(String(label)));
  expect(offers.length).toBeGreaterThan(10);
  expect(offers.filter(({ target }) => !/^appointments(?:#|$)/.test(String(target)))).toEqual([]);
});

describe('the text about an item', () => {
  const said = items.flatMap(({ slug, attributes = [], translations }) =>
    translations.map(({ language, name, lead = '' }) => ({
      slug,
      language,
      name,
      lead,
      metals: attributes.flatMap(({ attribute, values }) => (attribute === 'metal' ? values : [])),
    })),
  );

  test('never calls gilded silver gold', () => {
    const gilded = said.filter(({ metals }) => String(metals) === 'gilded-silver');
    expect(gilded.length).toBeGreaterThan(10);
    const gold = /\b(?:in|aus) Gold\b|gelbgold|\b(?:in|of|are|yellow) gold\b|\ben or\b|or jaune/i;
    expect(gilded.filter(({ name, lead }) => gold.test(`${name}. ${lead}`))).toEqual([]);
  });

  test('never calls gold gilded', () => {
    const golden = said.filter(({ metals }) =>
      metals.some((metal) => String(metal).includes('gold')),
    );
    const solid = golden.filter(({ metals }) => !metals.includes('gilded-silver'));
    expect(solid.length).toBeGreaterThan(30);
    expect(solid.filter(({ lead }) => /vergoldet|gilded|doré/.test(lead))).toEqual([]);
  });

  test('only calls round stones brilliants', () => {
    expect(said.filter(({ lead }) => /oval\w* brill/i.test(lead))).toEqual([]);
  });

  test('repeats nothing within a name', () => {
    const twice = /(?:^|, )(?:la )?(\p{L}+)(?:, | of | zu )(?:.* )?\1\b|\bset, set\b/iu;
    expect(said.filter(({ name }) => twice.test(name)).map(({ name }) => name)).toEqual([]);
  });
});

test.each([
  ['before a colon', /.{0,20}[^\u00a0]:(?=\s)/],
  ['before ; ! ?', /.{0,20}[^\u202f][;!?](?=\s|$)/],
  ['after an opening mark', /«[^\u00a0].{0,20}/],
  ['before a closing mark', /.{0,20}[^\u00a0]»/],
])('French texts have their no-break space %s', (_where, lacking) => {
  const pages = texts
    .filter(({ file }) => file.endsWith('fr.md'))
    .flatMap(({ text }) => {
      const [, head = '', body = ''] = text.split(/^---\n/m);
      return [...Object.values(parse(head) as object).map(String), body];
    });
  const fields = records.flatMap(({ value }) =>
    objectsIn(value)
      .filter(({ language }) => language === 'fr')
      .flatMap((translation) => Object.values(translation).map(String)),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect([...pages, ...fields].flatMap((text) => text.match(lacking) ?? [])).toEqual([]);
});

/** What privacy notices call the fields of each form. */
const inNotice: Record<FormName, Record<Language, RegExp>> = {
  contact: { de: /\*\*Nachricht\*\*/, en: /\*\*message\*\*/, fr: /\*\*message\*\*/ },
  newsletter: { de: /# Newsletter/, en: /# Newsletter/, fr: /# Newsletter/ },
  availability: {
    de: /Anfrage zu Stücken/,
    en: /enquiry about pieces/,
    fr: /demande sur des pièces/,
  },
  appointment: { de: /Terminwunsch/, en: /\*\*appointment\*\*/, fr: /\*\*rendez-vous\*\*/ },
  voucher: { de: /\*\*Gutschein\*\*/, en: /\*\*voucher\*\*/, fr: /\*\*chèque-cadeau\*\*/ },
  seats: {
    de: /Platz bei einer Veranstaltung/,
    en: /seat at an event/,
    fr: /place à un événement/,
  },
};

describe.each(['de', 'en', 'fr'] as const)('the privacy notice in "%s"', (language) => {
  const file = `pages/privacy/${language}.md`;
  const notice = texts.find((found) => found.file === file)?.text.replaceAll(/\s+/g, ' ') ?? '';

  test('names every form, health data and the Global Privacy Control signal', () => {
    const needed = Object.values(inNotice).map((names) => names[language]);
    const all = [...needed, /art\. 9 /i, /Global Privacy Control/];
    expect(all.filter((name) => !name.test(notice))).toEqual([]);
  });

  test('says how many pages the service worker caches, and for how long', () => {
    const worker = path.resolve(content, '../src/site/service-worker/worker.ts');
    const limits = readFileSync(worker, 'utf8').matchAll(/entries: (\d+), days: (\d+)/g);
    const [pages, data, ...files] = [...limits].map(([, entries, days]) => ({ entries, days }));
    expect(data?.days).toBe(pages?.days);
    const days = [pages?.days, files[0]?.days].map((count) => `${count} (?:Tage|days|jours)`);
    const entries = [pages, data].map((limit) => `\\b${limit?.entries} (?:Seiten|pages)`);
    expect([...entries, ...days].filter((claim) => !new RegExp(claim).test(notice))).toEqual([]);
  });
});
