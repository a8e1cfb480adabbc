import { expect } from 'vitest';
import { test as base } from './another-shop.ts';
import { elements, text } from './html.ts';
import { type Answer, getPage } from './pages.ts';

/** `block` is what the sidebar of the German imprint says. */
const test = base.extend('block', { scope: 'file' }, async ({ get }) =>
  blockText(await get('/impressum')),
);

function blockText({ root }: Answer): string {
  return elements(root, 'aside').map(text).join();
}

test('the sidebar names the company and its address', ({ block, shop }) => {
  const { company_name, addresses } = shop.company;
  const [address] = addresses;
  expect(block).toContain(company_name);
  expect(block).toContain(`${address?.street} ${address?.number}`);
  expect(block).toContain(`${address?.zip_code} ${address?.city}`);
});

test('the sidebar says that the address is the head office', ({ block }) => {
  expect(block).toContain('Hauptgeschäftsstelle');
});

test('the sidebar says who represents the company', ({ block, shop }) => {
  const names = shop.company.executives.map(({ name }) => name).join(', ');
  expect(block).toContain(`Vertreten durch${names}`);
});

test('the sidebar names phone, fax and mail', ({ block, shop }) => {
  expect(block).toMatch(/\+49 \d.*Telefax \+49 \d/s);
  expect(block).toContain(shop.company.emails.find(({ primary }) => primary)?.email);
});

test('the sidebar names the register entry', ({ block, shop }) => {
  const [entry] = shop.company.registers;
  expect(block).toContain(`${entry?.register_type} ${entry?.number}, ${entry?.registrar}`);
});

test('the sidebar names the VAT id', ({ block, shop }) => {
  expect(block).toContain(`Umsatzsteuer-Identifikationsnummer${shop.company.ust_id}`);
});

test('the sidebar has no tax number where content has none', ({ block }) => {
  expect(block).not.toContain('Steuernummer');
});

test('the sidebar follows the legal form, the kind of address and the tax data', async ({
  openShop,
}) => {
  const url = await openShop({
    'company.yaml': (yaml) =>
      yaml
        .replace('legal_form: other', 'legal_form: single')
        .replace('address_type: hq', 'address_type: federal_office')
        .replace(/^ust_id: .*$/m, 'vat_number: 123/456/78901'),
  });
  const block = blockText(await getPage(url, '/impressum'));
  expect(block).toMatch(/Bundesgeschäftsstelle.*Inhaber.*Steuernummer123\/456\/78901/s);
  expect(block).not.toContain('Umsatzsteuer');
});
