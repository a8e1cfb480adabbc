import { describe, expect, test } from 'vitest';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { type PlanContext, shopContext } from './context.ts';
import { testSite } from '../../../test/support/test-site.ts';
import { formsShop } from '../files/forms.ts';
import { appointmentForm, contactForm, newsletter } from './forms.ts';

const german = {
  language: 'de',
  heading: 'Neues',
  consent: 'Abbestellen kann ich jederzeit.',
} as const;
const offer = { pages: ['home' as const], translations: [german] };

function context(forms: object, language: 'de' | 'fr' = 'de'): PlanContext {
  const content = contentWith({ project: { ...minimalContent.project, config: { forms } } });
  const site = { ...testSite(), ...content };
  return { ...shopContext(site, new Map(), '2026-11-21'), language };
}

test('without a server there are no forms', () => {
  const off = context({ newsletter: offer });
  expect(contactForm(off)).toBeUndefined();
  expect(newsletter(off, 'home')).toBeUndefined();
});

test('the contact form goes to the site’s own server or to another one', () => {
  expect(contactForm(context({ endpoint: '/' }))).toEqual({
    server: '',
    page: '/kontakt',
    privacy: { href: '/datenschutz', label: 'Datenschutz' },
    thanks: '/danke',
  });
  expect(contactForm(context({ endpoint: 'https://forms.example' }))?.server).toBe(
    'https://forms.example',
  );
});

test('the newsletter stands where content wants it, if it wants one', () => {
  const both = context({ endpoint: '/', newsletter: offer });
  expect(newsletter(both, 'home')).toMatchObject({ heading: 'Neues', page: '/' });
  expect(newsletter(both, 'contact')).toBeUndefined();
  expect(newsletter(context({ endpoint: '/' }), 'home')).toBeUndefined();
});

test('a newsletter in another language says which', () => {
  const french = newsletter(context({ endpoint: '/', newsletter: offer }, 'fr'), 'home');
  expect(french).toMatchObject({ lang: 'de', consent: german.consent });
});

describe('an appointment', () => {
  const { company, project } = minimalContent;
  const further = { street: 'Hafenweg', number: '3', zip_code: '65549', city: 'Diez' };
  const named = (id: string, place: number) => ({
    id,
    place,
    minutes: 40,
    translations: [{ language: 'de' as const, name: id }],
  });

  function siteWith(places: readonly number[]) {
    const content = contentWith({
      project: { ...project, config: { forms: { endpoint: '/' } } },
      company: { ...company, addresses: [...company.addresses, further] },
      appointments: places.map((place) => named(`termin-${place}`, place)),
    });
    return { ...testSite(), ...content };
  }

  test('says where it is once one of them is not in the shop', () => {
    const site = siteWith([1, 2]);
    const shop: PlanContext = { ...shopContext(site, new Map(), '2026-11-21'), language: 'de' };
    expect(appointmentForm(shop)?.offers.map(({ place }) => place)).toEqual([
      'Halden, Marktplatz 1',
      'Diez, Hafenweg 3',
    ]);
    expect(formsShop(site, '2026-11-21')?.appointments?.map(({ place }) => place)).toEqual([
      'Marktplatz 1, 65549 Limburg',
      'Hafenweg 3, 65549 Diez',
    ]);
  });

  test('says nothing of that where all are in the shop', () => {
    const site = siteWith([1]);
    const shop: PlanContext = { ...shopContext(site, new Map(), '2026-11-21'), language: 'de' };
    expect(appointmentForm(shop)?.offers[0]).not.toHaveProperty('place');
    expect(formsShop(site, '2026-11-21')?.appointments?.[0]).not.toHaveProperty('place');
  });
});
