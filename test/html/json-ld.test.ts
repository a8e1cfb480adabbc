import { expect } from 'vitest';
import { jsonLd } from '../support/html.ts';
import { test as base } from '../support/demo-shop.ts';

/** `things` gives what a page of the demo shop tells machines. */
const test = base.extend('things', { scope: 'file' }, ({ get }) => async (path: string) => {
  const { root } = await get(path);
  return jsonLd(root);
});

test.for(['/', '/kontakt', '/en', '/en/contact', '/fr', '/fr/contact'])(
  'the page %s tells what kinds of shop this is',
  async (path, { shop, things }) => {
    const types = (await things(path)).map((thing) => thing['@type']);
    expect(types).toEqual([shop.project.config.business_types]);
  },
);

test('the shop has its name, address, phone number and mail address', async ({ shop, things }) => {
  const [thing] = await things('/');
  const [address] = shop.company.addresses;
  expect(thing).toMatchObject({
    name: shop.company.display_name,
    legalName: shop.company.company_name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address?.street} ${address?.number}`,
      postalCode: address?.zip_code,
      addressLocality: address?.city,
      addressCountry: 'DE',
    },
    telephone: expect.stringMatching(/^\+49 \d/) as unknown,
    email: shop.company.emails.find(({ primary }) => primary)?.email,
  });
});

test('the address of the shop is that of the home page in the language', async ({
  shop,
  things,
}) => {
  const urls = await Promise.all(
    ['/', '/en', '/fr'].map(async (path) => (await things(path))[0]?.['url']),
  );
  const { siteUrl } = shop.project.siteMetadata;
  expect(urls).toEqual([`${siteUrl}/`, `${siteUrl}/en`, `${siteUrl}/fr`]);
});

test.for(['/uhren/ostra', '/en/watches/ostra', '/fr/marques/ostra'])(
  'the brand page %s tells the way to it through two pages',
  async (path, { things }) => {
    const [crumbs] = await things(path);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(crumbs?.['itemListElement']).toHaveLength(3);
  },
);

test('the way to an info page starts at home and ends at the page', async ({ shop, things }) => {
  const [crumbs] = await things('/werkstatt');
  const { siteUrl } = shop.project.siteMetadata;
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, item: `${siteUrl}/werkstatt` },
    ],
  });
});
