import { describe, expect, test } from 'vitest';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { eventJsonLd, shopJsonLd } from './json-ld.ts';

describe('the shop', () => {
  const withNumber = (number: string) => {
    const { company } = testSite();
    return shopJsonLd(
      testContext({ company: { ...company, numbers: [{ number, type: 'phone' }] } }),
    );
  };

  test('has its phone number as written abroad', () => {
    expect(withNumber('030 23125000')).toHaveProperty('telephone', '+49 30 23125000');
  });

  test('has no phone number where it cannot be dialled', () => {
    expect(withNumber('at the counter')).not.toHaveProperty('telephone');
  });
});

describe('an event', () => {
  const eventAt = (place?: string) => {
    const context = testContext({
      events: [
        {
          id: 'sommerfest',
          start_date: '2027-06-18',
          translations: [{ language: 'de', title: 'Sommerfest', place }],
        },
      ],
      pages: [{ key: 'events', translations: [{ language: 'de', title: 'Events' }] }],
    });
    return context.site.events.map((event) => eventJsonLd(context, event))[0];
  };

  test('is at the address of the shop where it names no place', () => {
    expect(eventAt()).toHaveProperty('location', {
      '@type': 'Place',
      name: 'Muster',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Hauptstraße 1',
        postalCode: '01234',
        addressLocality: 'Musterstadt',
        addressCountry: 'DE',
      },
    });
  });

  test('is at its own place where it names one', () => {
    expect(eventAt('Stadthalle')).toHaveProperty('location', {
      '@type': 'Place',
      name: 'Stadthalle',
      address: 'Stadthalle',
    });
  });

  test('names who holds it, and the address of their site', () => {
    expect(eventAt()).toHaveProperty('organizer', {
      '@type': ['Store'],
      '@id': 'https://muster.example/#shop',
      name: 'Muster',
      url: 'https://muster.example/',
    });
  });

  test('has its own place on the page of events as its address', () => {
    expect(eventAt()).toHaveProperty('url', 'https://muster.example/events#sommerfest');
  });
});
