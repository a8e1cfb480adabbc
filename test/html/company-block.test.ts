import type { Element, Root } from 'hast';
import { expect } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import { test as base } from '../support/demo-shop.ts';
import { renderShop } from '../support/render.ts';

/** `block` is what the sidebar of the German imprint says, `other` the sidebar of another shop. */
const test = base
  .extend('block', { scope: 'file' }, async ({ get }) =>
    text(blockOf((await get('/impressum')).root)),
  )
  .extend('other', { scope: 'file' }, async () => {
    const shop = await renderShop({
      'company.yaml': (yaml) =>
        yaml
          .replace('legal_form: other', 'legal_form: single')
          .replace('address_type: hq', 'address_type: federal_office')
          .replace(
            /number: "[^"]*", type: phone, primary: true/,
            'number: Bitte klingeln, type: phone, primary: true',
          )
          .replaceAll(/^(?:economic_id|responsible_editor): .*\n/gm, '')
          .replace(/^ust_id: .*$/m, 'vat_number: 123/456/78901'),
    });
    return blockOf(await shop.get('/impressum'));
  });

const isGerman = (element: Element): boolean => attribute(element, 'lang') === 'de';

function blockOf(root: Root): Element {
  const [block] = elements(root, 'aside');
  if (!block) throw new Error('The page has no sidebar.');
  return block;
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
  expect(block).toMatch(/030 \d.*Telefax 030 \d/s);
  expect(block).toContain(shop.company.emails.find(({ primary }) => primary)?.email);
});

test('the sidebar names the register entry', ({ block, shop }) => {
  const [entry] = shop.company.registers;
  expect(block).toContain(`${entry?.register_type} ${entry?.number}, ${entry?.registrar}`);
});

test('a foreign imprint says of its German parts that they are German', async ({ get, shop }) => {
  const { root } = await get('/fr/mentions-legales');
  const german = elements(root, 'main').flatMap((main) =>
    ['span', 'a'].flatMap((name) => elements(main, name)).filter(isGerman),
  );
  const [entry] = shop.company.registers;
  const words = german.map(text).join('; ');
  expect(words).toContain(entry?.registrar);
  expect(words).toContain('Handwerkskammer Elsterland');
  expect(words).toContain('Handwerksordnung (HwO)');
  expect(words).toContain('Brunnauer Versicherungsverein');
});

test('the sidebar names the VAT id', ({ block, shop }) => {
  expect(block).toContain(`Umsatzsteuer-Identifikationsnummer${shop.company.ust_id}`);
});

test('the sidebar of the imprint names what only an imprint has to', async ({ get, shop }) => {
  const said = async (path: string) => text(blockOf((await get(path)).root));
  const { economic_id: id, responsible_editor: editor } = shop.company;
  const german = await said('/impressum');
  expect(german).toContain(`Wirtschafts-Identifikationsnummer${id}`);
  expect(german).toContain(`Verantwortlich nach §\u00a018 Abs.\u00a02 MStV${editor}`);
  expect(await said('/fr/mentions-legales')).toContain(`Numéro d’identification économique${id}`);
  expect(await said('/datenschutz')).not.toContain(id);
});

test('the sidebar has no tax number where content has none', ({ block }) => {
  expect(block).not.toContain('Steuernummer');
});

test('the sidebar follows the legal form, the kind of address and the tax data', ({ other }) => {
  const said = text(other);
  expect(said).toMatch(/Bundesgeschäftsstelle.*Inhaber.*Steuernummer123\/456\/78901/s);
  expect(said).not.toMatch(/Umsatzsteuer|Wirtschafts-Identifikationsnummer|MStV/);
});

test('a phone number that cannot be read stands as plain text', ({ other }) => {
  const lines = elements(other, 'li').filter((line) => text(line) === 'Bitte klingeln');
  expect(lines.map(({ children }) => children.map(({ type }) => type))).toEqual([['text']]);
});
