import { expect, test } from 'vitest';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { type PlanContext, shopContext } from '#generator/plan/context.ts';
import { testSite } from '../../../test/support/test-site.ts';
import build from './newsletter.build.ts';

const newsletterOn = (on: PlanContext, page: 'home' | 'contact') =>
  build.sections?.(on, page).newsletter;

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

test('without a server there is no form', () => {
  const off = context({ newsletter: offer });
  expect(newsletterOn(off, 'home')).toBeUndefined();
});

test('the newsletter stands where content wants it, if it wants one', () => {
  const both = context({ endpoint: '/', newsletter: offer });
  expect(newsletterOn(both, 'home')).toMatchObject({ heading: 'Neues', page: '/' });
  expect(newsletterOn(both, 'contact')).toBeUndefined();
  expect(newsletterOn(context({ endpoint: '/' }), 'home')).toBeUndefined();
});

test('a newsletter in another language says which', () => {
  const french = newsletterOn(context({ endpoint: '/', newsletter: offer }, 'fr'), 'home');
  expect(french).toMatchObject({ lang: 'de', consent: german.consent });
});
