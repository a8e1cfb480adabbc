import type { Root } from 'hast';
import { expect, test as base } from 'vitest';
import { attribute, elements, jsonLd, text } from '../support/html.ts';
import { renderShop } from '../support/render.ts';

const openingHours = `
opening_periods:
  - { day: 12, time_open: "09:30", time_close: "18:30" }
  - { day: 7, time_open: "09:30", time_close: "13:00", sort: 1 }
  - { day: 7, time_open: "14:00", time_close: "18:30", sort: 2 }
  - { day: 13, time_open: "10:00", time_close: "19:00", free_text: Spätabend }
  - { day: 11 }
  - { day: 15, time_open: "09:30", time_close: "13:00" }
  - { day: 0, free_text: Termine auch abends }
special_days:
  - date: "2097-01-04"
    date_end: "2097-01-05"
    translations: [{ language: de, free_text: Inventur }]
`;

/**
 * `contact` is the German contact page of a shop with these opening hours; it does not say in which Land
 * it is, for the holidays to come are others each day.
 */
const test = base.extend('contact', { scope: 'file' }, async () => {
  const shop = await renderShop({
    'opening_hours.yaml': openingHours,
    'company.yaml': (yaml) => yaml.replaceAll(/ +federal_state: .*\n/g, ''),
  });
  return shop.get('/kontakt');
});

/** The rows of the main part's table of a kind: the day, then what is said of it. */
function rows(root: Root, kind: 'week' | 'special'): string[][] {
  const tables = elements(root, 'main').flatMap((main) => elements(main, 'dl'));
  const table = tables.find((list) => attribute(list, 'dataKind') === kind);
  return (table ? elements(table, 'div') : []).map((row) =>
    elements(row)
      .flatMap(({ children }) => children)
      .flatMap((child) => (child.type === 'text' ? text(child) : [])),
  );
}

test('days with the same hours share a row, and of a day in no row nothing is said', ({
  contact,
}) => {
  expect(rows(contact, 'week')).toEqual([
    ['Mo, Di', '9:30–18:30\u00a0Uhr'],
    ['Mittwoch', '9:30–13\u00a0Uhr', '14–18:30\u00a0Uhr'],
    ['Do, Fr', '10–19\u00a0Uhr', 'Spätabend'],
    ['Sonntag', 'geschlossen'],
  ]);
});

test('special days have their date, hours and note', ({ contact }) => {
  expect(rows(contact, 'special')).toEqual([
    ['24. Dezember', '9:30–13\u00a0Uhr'],
    ['4.–5. Januar 2097', 'geschlossen', 'Inventur'],
  ]);
});

test('notes for all days are shown as well', ({ contact }) => {
  expect(elements(contact, 'main').map(text).join()).toContain('Termine auch abends');
});

test('search engines get the hours of each day', ({ contact }) => {
  expect(jsonLd(contact)[0]?.['openingHoursSpecification']).toEqual([
    expect.objectContaining({ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:30', closes: '18:30' }),
    expect.objectContaining({ dayOfWeek: ['Wednesday'], opens: '09:30', closes: '13:00' }),
    expect.objectContaining({ dayOfWeek: ['Wednesday'], opens: '14:00', closes: '18:30' }),
    expect.objectContaining({ dayOfWeek: ['Thursday', 'Friday'], opens: '10:00', closes: '19:00' }),
    expect.objectContaining({ dayOfWeek: ['Sunday'], opens: '00:00', closes: '00:00' }),
  ]);
});

test('search engines get the special days', ({ contact }) => {
  expect(jsonLd(contact)[0]?.['specialOpeningHoursSpecification']).toEqual([
    expect.objectContaining({
      validFrom: expect.stringMatching(/^\d{4}-12-24$/) as unknown,
      opens: '09:30',
      closes: '13:00',
    }),
    expect.objectContaining({
      validFrom: '2097-01-04',
      validThrough: '2097-01-05',
      opens: '00:00',
      closes: '00:00',
    }),
  ]);
});
