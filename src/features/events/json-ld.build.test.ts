import { describe, expect, test } from 'vitest';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { eventJsonLd } from './json-ld.build.ts';

/** The data of an event in a shop with two places. */
function eventWith({ place, ...further }: Record<string, unknown> = {}) {
  const { company } = testSite();
  const [main] = company.addresses;
  const context = testContext({
    events: [
      {
        id: 'sommerfest',
        start_date: '2027-06-18',
        translations: [{ language: 'de', title: 'Sommerfest', place: place as string | undefined }],
        ...further,
      },
    ],
    pages: [{ key: 'events', translations: [{ language: 'de', title: 'Events' }] }],
    company: {
      ...company,
      addresses: [
        { street: 'Hauptstraße', number: '1', zip_code: '01234', city: 'Musterstadt', ...main },
        {
          street: 'Am Bahnhof',
          number: '1',
          zip_code: '01234',
          city: 'Musterstadt',
          translations: [{ language: 'de', name: 'Werkstatt am Bahnhof' }],
        },
      ],
    },
  });
  return context.site.events.map((event) => eventJsonLd(context, event))[0];
}

const postal = (streetAddress: string) => ({
  '@type': 'PostalAddress',
  streetAddress,
  postalCode: '01234',
  addressLocality: 'Musterstadt',
  addressCountry: 'DE',
});

describe('an event', () => {
  test.each([
    ['the shop', undefined, 'Muster', postal('Hauptstraße 1')],
    ['a further place', 'Werkstatt am Bahnhof', 'Werkstatt am Bahnhof', postal('Am Bahnhof 1')],
    ['any place in words', 'Stadthalle', 'Stadthalle', 'Stadthalle'],
  ])('is held at %s', (_what, place, name, address) => {
    expect(eventWith({ place })).toHaveProperty('location', { '@type': 'Place', name, address });
  });

  test('names who holds it, and the address of their site', () => {
    expect(eventWith()).toHaveProperty('organizer', {
      '@type': ['Store'],
      '@id': 'https://muster.example/#shop',
      name: 'Muster',
      url: 'https://muster.example/',
    });
  });

  test('has its own page as its address', () => {
    expect(eventWith()).toHaveProperty('url', 'https://muster.example/events/sommerfest');
  });

  test('has days alone where it has no times', () => {
    expect(eventWith({ end_date: '2027-06-19' })).toMatchObject({
      startDate: '2027-06-18',
      endDate: '2027-06-19',
    });
  });

  test('has times with their distance from UTC', () => {
    expect(eventWith({ time_open: '19:00', time_close: '01:00' })).toMatchObject({
      startDate: '2027-06-18T19:00:00+02:00',
      endDate: '2027-06-19T01:00:00+02:00',
    });
  });

  test('has no offer where content says nothing of a price', () => {
    expect(eventWith()).not.toHaveProperty('offers');
  });

  test.each([
    [{ price: 48 }, 48, false, 'InStock'],
    [{ price: 0, status: 'full' }, 0, true, 'SoldOut'],
  ])('offers seats: %j', (further, price, isAccessibleForFree, availability) => {
    expect(eventWith(further)).toMatchObject({
      isAccessibleForFree,
      offers: {
        price,
        priceCurrency: 'EUR',
        availability: `https://schema.org/${availability}`,
        url: 'https://muster.example/events/sommerfest',
      },
    });
  });

  test.each([
    ['planned', 'EventScheduled'],
    ['full', 'EventScheduled'],
    ['postponed', 'EventPostponed'],
    ['cancelled', 'EventCancelled'],
  ])('says that it is %s', (status, eventStatus) => {
    expect(eventWith({ status })).toHaveProperty(
      'eventStatus',
      `https://schema.org/${eventStatus}`,
    );
  });
});
