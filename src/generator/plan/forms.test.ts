import { expect, test } from 'vitest';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { type PlanContext, shopContext } from './context.ts';
import { testSite } from '../../../test/support/test-site.ts';
import { contactForm } from './forms.ts';

function context(forms: object): PlanContext {
  const content = contentWith({ project: { ...minimalContent.project, config: { forms } } });
  const site = { ...testSite(), ...content };
  return { ...shopContext(site, new Map(), '2026-11-21'), language: 'de' };
}

test('without a server there is no contact form', () => {
  expect(contactForm(context({}))).toBeUndefined();
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
