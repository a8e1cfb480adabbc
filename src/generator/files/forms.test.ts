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

test('a site without a server for its forms publishes no settings for them', () => {
  expect(shopWith({})).toBeUndefined();
});

test("a shop is described in the server's format", () => {
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

test('the server knows what newsletter subscribers agree to', () => {
  const translations = [{ language: 'de', heading: 'Neues', consent: 'Ich möchte Post.' }];
  const shop = shopWith({ endpoint: '/', newsletter: { translations } });
  expect(shop).toMatchObject({ newsletter: true, consents: ['Ich möchte Post.'] });
});

test('links in mails lead to the server for the forms', () => {
  const shop = shopWith({ endpoint: 'https://forms.halden.example' });
  expect(shop?.formsUrl).toBe('https://forms.halden.example');
  expect(shop?.siteUrl).toBe('https://halden.example');
});

test('the French privacy notice is the section of the imprint that contains it', () => {
  expect(shopWith({ endpoint: '/' })?.pages.fr).toEqual({
    home: '/fr',
    thanks: '/fr/merci',
    privacy: '/fr/mentions-legales#protection-des-donnees',
  });
});

test("the server knows how long the site's opening hours are valid", () => {
  const content = contentWith({
    project: { ...minimalContent.project, config: { forms: { endpoint: '/' } } },
    opening_hours: { opening_periods: [{ day: 1, time_open: '09:00', time_close: '18:00' }] },
  });
  expect(formsShop(content, '2026-11-22')?.hoursUntil).toBe('2027-01-31');
  expect(shopWith({ endpoint: '/' })?.hoursUntil).toBeUndefined();
});
