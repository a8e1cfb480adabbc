import { expect, test as base } from 'vitest';
import { byId, elements, jsonLd, text } from '../support/html.ts';
import { renderShop } from '../support/render.ts';

/** `shop` has one event long over, one that was over some weeks ago, and one long to come; `events` is its German page of all. */
const test = base
  .extend('shop', { scope: 'file' }, () =>
    renderShop({
      'events/hofadvent-2026/event.yaml':
        'start_date: "2097-12-11"\nend_date: "2097-12-12"\ntime_open: "15:00"\ntime_close: "21:00"\nbooking: true\n',
      'events/denkmaltag-2026/event.yaml': 'start_date: "1998-09-13"\n',
      'events/lindenbluetenfest-2026/event.yaml': 'start_date: "2026-10-10"\nbooking: true\n',
    }),
  )
  .extend('events', { scope: 'file' }, ({ shop }) => shop.get('/events'));

test('an event to come has its days and times', ({ events }) => {
  const event = byId(events, 'hofadvent-2026');
  expect(event && text(event)).toMatch(/11.–12\. Dezember 2097.*15–21\s?Uhr/s);
});

test('events that are over stand in a later part of the page than those to come', ({ events }) => {
  const section = (id: string) =>
    elements(events, 'section').findIndex((part) =>
      elements(part).some(({ properties }) => properties.id === id),
    );
  expect(section('denkmaltag-2026')).toBeGreaterThan(section('hofadvent-2026'));
});

test('search engines get the events to come and no other', ({ events }) => {
  const dates = jsonLd(events).map((event) => [
    event['@type'],
    event['startDate'],
    event['endDate'],
  ]);
  expect(dates).toContainEqual(['Event', '2097-12-11T15:00:00+01:00', '2097-12-12T21:00:00+01:00']);
  expect(dates.map(([, start]) => start)).not.toContain('1998-09-13');
});

test('a page of an event that is over says so, offers no seats, and is not to be found', async ({
  shop,
}) => {
  const page = await shop.get('/events/lindenbluetenfest-2026');
  expect(text(page)).toContain('Diese Veranstaltung ist vorbei');
  expect(text(page)).toContain('Perlen knoten');
  expect(elements(page, 'form').map(({ properties }) => properties.action)).not.toContain(
    '/api/seats',
  );
  const robots = elements(page, 'meta').find(({ properties }) => properties.name === 'robots');
  expect(robots?.properties.content).toBe('noindex');
});

test('an event that is over for more than a year has no page', async ({ shop }) => {
  await expect(shop.get('/events/denkmaltag-2026')).rejects.toThrow('no page');
});

test('a page of an event to come sends its name and its date with a request', async ({ shop }) => {
  const page = await shop.get('/events/hofadvent-2026');
  const hidden = elements(page, 'input').filter(({ properties }) => properties.type === 'hidden');
  const sent = new Map(
    hidden.map(({ properties: { name, value } }) => [String(name), String(value)]),
  );
  expect(Object.fromEntries(sent)).toMatchObject({
    event: 'Hofadvent',
    date: expect.stringMatching(/11.–12. Dezember 2097, 15–21\sUhr/) as string,
  });
});
