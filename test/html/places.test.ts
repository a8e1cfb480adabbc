import { expect, test as base } from 'vitest';
import { elements, jsonLd, text } from '../support/html.ts';
import { renderShop } from '../support/render.ts';

const company = `
company_name: Uhren Halden GmbH
display_name: Halden
addresses:
  - { street: Marktplatz, number: "1", zip_code: "65549", city: Limburg }
  - street: Bahnhofstraße
    number: "2"
    zip_code: "65582"
    city: Diez
    latitude: 50.37
    longitude: 8.01
    translations: [{ language: de, name: Werkstatt am Bahnhof, text: Reparaturen aller Art. }]
    numbers: [{ number: "030 23125 230", type: mobile }]
    emails: [{ email: werkstatt@halden.example }]
    opening_hours:
      opening_periods: [{ day: 6, time_open: "09:00", time_close: "12:00" }]
      special_days: [{ date: "2097-01-04" }]
  - { street: Postfach, number: "77", zip_code: "65550", city: Limburg }
emails:
  - { email: einkauf@halden.example, translations: [{ language: de, label: Einkauf }] }
  - { email: post@halden.example, primary: true }
numbers:
  - { number: "030 23125 219", type: fax }
  - { number: "030 23125 211", type: phone, translations: [{ language: de, label: Atelier }] }
  - { number: "030 23125 210", type: phone, primary: true }
  - { number: "0171 3920045", type: mobile }
`;

/** `get` gives a page of a shop with three addresses and several numbers. */
const test = base.extend('get', { scope: 'file' }, async () => {
  const shop = await renderShop({ 'company.yaml': company });
  return (path: string) => shop.get(path);
});

test('the contact page shows every number and mail address of the shop, the primary ones first', async ({
  get,
}) => {
  const main = elements(await get('/kontakt'), 'main')[0];
  const [list] = main ? elements(main, 'ul').filter((one) => text(one).includes('@')) : [];
  expect(list && elements(list, 'li').map((line) => text(line).trim())).toEqual([
    '030 23125210',
    'Atelier: 030 23125211',
    'Mobil 0171 3920045',
    'Telefax 030 23125219',
    'post@halden.example',
    'Einkauf: einkauf@halden.example',
  ]);
});

test('the contact page shows a further place with its text, hours, numbers and way there', async ({
  get,
}) => {
  const root = await get('/kontakt');
  const place = elements(root, 'section').find((section) =>
    elements(section, 'h2').some((heading) => text(heading) === 'Werkstatt am Bahnhof'),
  );
  const shown = place ? text(place) : '';
  for (const part of [
    'Reparaturen aller Art.',
    'Bahnhofstraße 2',
    '65582 Diez',
    '9–12\u00a0Uhr',
    '4. Januar 2097',
    '030 23125230',
    'werkstatt@halden.example',
    'Route planen',
  ]) {
    expect(shown).toContain(part);
  }
});

test('an address without a name is called by its town', async ({ get }) => {
  const headings = elements(await get('/kontakt'), 'h2').map(text);
  expect(headings).toContain('Limburg');
});

test('imprint and footer have the first address alone', async ({ get }) => {
  const imprint = text(await get('/impressum'));
  expect(imprint).toContain('Marktplatz 1');
  expect(imprint).not.toContain('Bahnhofstraße');
});

test('search engines get places with hours or numbers of their own as departments', async ({
  get,
}) => {
  const [shop] = jsonLd(await get('/kontakt'));
  expect(shop?.['telephone']).toBe('+49 30 23125210');
  expect(shop?.['department']).toEqual([
    expect.objectContaining({
      '@id': `${String(shop?.['@id'])}-2`,
      name: 'Halden Werkstatt am Bahnhof',
      telephone: '+49 30 23125230',
      email: 'werkstatt@halden.example',
      address: expect.objectContaining({ addressLocality: 'Diez' }) as unknown,
      geo: { '@type': 'GeoCoordinates', latitude: 50.37, longitude: 8.01 },
      openingHoursSpecification: [
        expect.objectContaining({ dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] }),
      ],
      specialOpeningHoursSpecification: [expect.objectContaining({ validFrom: '2097-01-04' })],
    }),
  ]);
});
