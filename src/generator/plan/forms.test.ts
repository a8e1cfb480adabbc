import { expect, test } from 'vitest';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { type PlanContext, shopContext } from './context.ts';
import { testSite } from '../../../test/support/test-site.ts';
import { contactForm, newsletter } from './forms.ts';

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
