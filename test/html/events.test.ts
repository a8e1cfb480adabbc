import { expect, test as base } from 'vitest';
import { byId, elements, jsonLd, text } from '../support/html.ts';
import { renderShop } from '../support/render.ts';

/** `events` is the German page of a shop with one event long over and one long to come. */
const test = base.extend('events', { scope: 'file' }, async () => {
  const shop = await renderShop({
    'events/hofadvent-2026/event.yaml':
      'start_date: "2097-12-11"\nend_date: "2097-12-12"\ntime_open: "15:00"\ntime_close: "21:00"\n',
    'events/denkmaltag-2026/event.yaml': 'start_date: "1998-09-13"\n',
  });
  return shop.get('/events');
});

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
