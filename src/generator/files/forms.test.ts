import { expect, test } from 'vitest';
import { formsShopSchema } from '#model/forms/shop.ts';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { formsShop } from './forms.ts';

function shopWith(forms: object, company: object = {}) {
  const content = contentWith({
    project: { ...minimalContent.project, config: { forms } },
    company: { ...minimalContent.company, ...company },
  });
  return formsShop(content, '2026-11-22');
}

test('a site without a server for its forms tells of none', () => {
  expect(shopWith({})).toBeUndefined();
});

test('a shop is told as the server reads it', () => {
  const shop = shopWith({ endpoint: '/' }, { emails: [{ email: 'post@halden.example' }] });
  expect(formsShopSchema.parse(shop)).toEqual(shop);
  expect(shop).toMatchObject({
    name: 'Halden',
    sender: ['Uhren Halden GmbH', 'Marktplatz 1, 65549 Limburg', 'post@halden.example'],
    email: 'post@halden.example',
    formsUrl: 'https://halden.example',
    newsletter: false,
  });
});

test('the server knows what visitors agree to when they order the newsletter', () => {
  const translations = [{ language: 'de', heading: 'Neues', consent: 'Ich möchte Post.' }];
  const shop = shopWith({ endpoint: '/', newsletter: { translations } });
  expect(shop).toMatchObject({ newsletter: true, consents: ['Ich möchte Post.'] });
});

test('links in mails lead to the server that takes the forms', () => {
  const shop = shopWith({ endpoint: 'https://forms.halden.example' });
  expect(shop?.formsUrl).toBe('https://forms.halden.example');
  expect(shop?.siteUrl).toBe('https://halden.example');
});

test('the French privacy notice is the part of the imprint that it stands in', () => {
  expect(shopWith({ endpoint: '/' })?.pages.fr).toEqual({
    home: '/fr',
    thanks: '/fr/merci',
    privacy: '/fr/mentions-legales#protection-des-donnees',
  });
});

test('the server knows how long the site knows its opening hours', () => {
  const content = contentWith({
    project: { ...minimalContent.project, config: { forms: { endpoint: '/' } } },
    opening_hours: { opening_periods: [{ day: 1, time_open: '09:00', time_close: '18:00' }] },
  });
  expect(formsShop(content, '2026-11-22')?.hoursUntil).toBe('2027-01-31');
  expect(shopWith({ endpoint: '/' })?.hoursUntil).toBeUndefined();
});
