import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatDiagnostics } from '../diagnostics/report.ts';
import { filesSource } from '../files/files-source.ts';
import { loadSite } from '../load.ts';
import { writeShop } from '../write/write-shop.ts';
import { importItems } from './import-items.ts';
import { writeItems } from './write-items.ts';

const de = (fields: object) => ({ translations: [{ language: 'de', ...fields }] });

const attributes = [
  {
    id: 'metal',
    type: 'choice',
    choices: [
      { id: 'gold', ...de({ name: 'Gelbgold' }) },
      { id: 'silver', ...de({ name: 'Silber' }) },
    ],
    ...de({ name: 'Metall' }),
  },
  { id: 'width', type: 'number', unit: 'mm', ...de({ name: 'Breite' }) },
  { id: 'matt', type: 'flag', ...de({ name: 'Matt' }) },
];

const ring = {
  slug: 'ring-eins',
  category: 'jewelry',
  sku: 'R-1',
  price: 100,
  attributes: [{ attribute: 'metal', values: ['gold'] }],
  images: [],
  ...de({ name: 'Ring eins', lead: 'Ein Ring.' }),
};

const shop = {
  company: {
    company_name: 'Halden',
    display_name: 'Halden',
    addresses: [{ street: 'Markt', number: '1', zip_code: '65549', city: 'Limburg' }],
  },
  project: {
    siteMetadata: { siteUrl: 'https://halden.example' },
    logo: 'logo.svg',
    languages: ['de'],
    ...de({ seo_title: 'Halden', seo_description: 'Schmuck.' }),
  },
  categories: [
    { id: 'jewelry', ...de({ title: 'Schmuck' }) },
    { id: 'watches', ...de({ title: 'Uhren' }) },
  ],
  pages: [
    { key: 'home', ...de({ title: 'Start' }) },
    { key: 'contact', ...de({ title: 'Kontakt' }) },
    { key: 'imprint', ...de({ title: 'Impressum' }) },
    {
      key: 'privacy',
      ...de({ title: 'Datenschutz', text: '## Cookies\n\n## Matomo (ehemals PIWIK)\n' }),
    },
  ],
  brand_types: [{ id: 'rings', page: 'jewelry', ...de({ type_name: 'Ringe' }) }],
  brands: [
    { slug: 'tarn', display_name: 'Tarn', type: 'rings', ...de({ headline: 'Ringe', text: '' }) },
  ],
  attributes,
  items: [ring],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'));
  await writeShop(
    { records: shop, images: [], mapArchives: [], staticFiles: [] },
    join(folder, 'shop'),
  );
});

afterEach(() => rm(folder, { recursive: true }));

const source = () => filesSource(join(folder, 'shop'));

/** The diagnostics of an import, and the items that it would write. */
async function imported(table: string | Uint8Array, goneSince?: string) {
  const bytes = typeof table === 'string' ? new TextEncoder().encode(table) : table;
  const done = await importItems(source(), { bytes, file: '/tmp/artikel.csv' }, goneSince);
  return {
    ...done,
    report: formatDiagnostics(done.diagnostics.filter((one) => one.severity === 'error')),
  };
}

/** The shop's items after the import is written. */
async function after(table: string | Uint8Array, goneSince?: string) {
  const { items, before, report } = await imported(table, goneSince);
  if (!items) throw new Error(report);
  const written = await writeItems(join(folder, 'shop'), before, items);
  const { site } = await loadSite(source());
  return { items: site?.items ?? [], written };
}

test('a table from a German spreadsheet becomes items', async () => {
  const table = [
    'Artikelnummer;Warengruppe;Marke;Name (de);Name (en);Preis;Verfügbarkeit;Metall;Breite;Matt;Bilder;Hervorheben;Umsatzsteuer',
    'R-2;Schmuck;Tarn;Trauring Größe 5;"Ring; ""wide""";1.290,50 €;Auf Bestellung;Gelbgold | Silber;4,5;ja;a.jpg | b.jpg;nein;Differenzbesteuert (§ 25a UStG)',
    '',
    'R-3;watches;;Uhr;;auf Anfrage;;;;;;;',
  ].join('\r\n');
  const { items } = await after(table);
  expect(items.slice(1)).toMatchObject([
    {
      slug: 'trauring-groesse-5',
      category: 'jewelry',
      brand: 'tarn',
      sku: 'R-2',
      price: 1290.5,
      vat: 'margin',
      availability: 'on_order',
      featured: false,
      images: ['a.jpg', 'b.jpg'],
      attributes: [
        { attribute: 'metal', values: ['gold', 'silver'] },
        { attribute: 'width', values: [4.5] },
        { attribute: 'matt', values: [true] },
      ],
      translations: [
        { language: 'de', name: 'Trauring Größe 5' },
        { language: 'en', name: 'Ring; "wide"' },
      ],
    },
    { slug: 'uhr', category: 'watches', availability: 'in_stock', attributes: [] },
  ]);
  expect(items[2]).not.toHaveProperty('price');
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['Windows-1252', (text: string) => Buffer.from(text.replace('€', '\u0080'), 'latin1')],
])('a table in %s is read', async (_name, encode) => {
  const { items } = await after(
    encode('slug,category,name_de,price\nring-zwei,jewelry,Möwe,12 €\n'),
  );
  expect(items[1]).toMatchObject({
    slug: 'ring-zwei',
    price: 12,
    translations: [{ name: 'Möwe' }],
  });
});

test('every mistake is reported with its line and column, and nothing is imported', async () => {
  const table = [
    'slug;category;brand;price;availability;gone_since;attribute:metal;Breite;name_de;name_de;colour',
    'Ring 2;Schmuk;Tran;12,345;da;;Golf;breit;Ring zwei;;',
    'ring-3;jewelry;;1290;gone;31.02.2026;gold;1;;;',
    '"ring-4";jewelry;tarn;0;;2026-01-01;;;"Ring',
    'vier";;;zu;viel',
    'ring-3;jewelry;;5;;;;;Ring;;',
    'ring-6;;;5;;;;;Ring;;',
  ].join('\n');
  const { items, report } = await imported(table);
  expect(items).toBeUndefined();
  expect(report).toMatchInlineSnapshot(`
    "artikel.csv
      ✖ line 1: The column "colour" is not known. Known here: slug, category, brand, sku, gtin, mpn, price, vat, availability, gone_since, images, sort, featured, name_de, lead_de, seo_title_de, seo_description_de, text_de, name_en, lead_en and 11 more. [table-column]
      ✖ line 1: The columns "name_de" and "name_de" say the same. Keep one. [table-column]
      ✖ line 2, category: There is no category "Schmuk". Did you mean "Schmuck"? [table-cell]
      ✖ line 2, brand: There is no brand "Tran". Did you mean "tarn"? [table-cell]
      ✖ line 2, price: "12,345" is no price. Write it as 1290 or 1.290,00; leave the cell empty for a price on request. [table-cell]
      ✖ line 2, availability: There is no value "da". Known here: in_stock, Im Geschäft, In the shop, En boutique, on_order, Auf Bestellung, To order, Sur commande, reserved, Zurückgelegt, Put aside, Réservé, gone, Verkauft, Sold, Vendu. [table-cell]
      ✖ line 2, attribute:metal: "Golf" is no value of the attribute "metal". Did you mean "gold"? [table-cell]
      ✖ line 2, Breite: "breit" is no value of the attribute "width". Write a number, without its unit. [table-cell]
      ✖ line 2, slug: "Ring 2" cannot stand here. Use lower-case letters a to z, digits and hyphens only, such as "halden-sohn". [invalid-value]
      ✖ line 3, gone_since: "31.02.2026" cannot stand here. There is no such day: the month 2026-02 has 28. [invalid-value]
      ✖ line 3, name_de: This field is missing. One record per language. Where a language is missing, the first record is used. [missing-field]
      ✖ line 4: The row has 13 cells, the first one 11. Put a text with a separator in it into double quotes. [table-row]
      ✖ line 4, name_de: Write one line of 200 characters at most, without tabs: visitors ask for it by this name. [invalid-value]
      ✖ line 4, gone_since: The item is not gone; set its availability to "gone", or leave the day out. [invalid-value]
      ✖ line 4, price: This must be at least 0.01. Price in euros, with taxes. Without one, visitors read that it is on request. [out-of-bounds]
      ✖ line 6, slug: The slug "ring-3" is taken by artikel.csv, line 3. Give each a name of its own. [duplicate-name]
      ✖ line 7, category: This field is missing. Id of the category, below whose path the item has its page. [missing-field]

    17 errors
    "
  `);
});

test.each([
  [
    // WooCommerce
    'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Tax status,Tax class,In stock?,Stock,Weight (kg),Regular price,Categories,Tags,Images',
    /^\s+✖ line 1: \d+ columns are not known: "ID", "Type", [^[]* and \d+ more\. /m,
  ],
  [
    // Shopify
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,sku',
    /columns are not known: "Handle", "Title", "Body \(HTML\)", "Vendor", "Product Category" and 8 more/,
  ],
  [
    // Shopware
    'ordernumber,mainnumber,name,additionalText,supplier,tax,price_EK,pseudoprice_EK,active,price',
    /columns are not known: "ordernumber", "mainnumber", /,
  ],
  [
    'sku,prise,colour,,',
    /2 columns are not known: "prise", "colour"\. 2 columns have no name\. "prise" may be "price"\./,
  ],
])('the unknown columns of %s are reported in one short message', async (head, message) => {
  const { items, report } = await imported(`${head}\n1,2,3,4,5`);
  expect(items).toBeUndefined();
  const told = report.split('\n').filter((line) => line.includes('not known'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(message);
  expect(told[0]?.length).toBeLessThan(600);
});

test.each([
  [
    'an unclosed quotation mark',
    'slug;name_de\nring-2;"Ring\nring-3;Ring',
    /line 2.*quotation mark/,
  ],
  ['an empty file', '', /The file is empty/],
  ['no category', 'slug;name_de\nring-2;Ring', /The column "category" is missing/],
  [
    'a duplicate article number',
    'sku;category;name_de\nA;jewelry;x\nA;jewelry;y',
    /line 3, sku.*stands in line 2 too/,
  ],
])('%s is reported', async (_name, table, message) => {
  const { items, report } = await imported(table);
  expect(items).toBeUndefined();
  expect(report).toMatch(message);
});

test('a row changes the fields of its columns and leaves the others', async () => {
  const { items, written } = await after('sku;price;metal\nR-1;120;\n');
  expect(items).toMatchObject([
    { slug: 'ring-eins', price: 120, attributes: [], translations: [{ lead: 'Ein Ring.' }] },
  ]);
  expect(written).toEqual(['items/jewelry.yaml']);
});

test('a table without changes writes nothing', async () => {
  const { written } = await after('slug;price;featured\nring-eins;100,00;nein\n');
  expect(written).toEqual([]);
});

test('items missing from the table stay, or are marked as gone if requested', async () => {
  const table = 'slug;category;name_de\nuhr;watches;Uhr\n';
  const kept = await imported(table);
  expect(kept.items?.[0]).toMatchObject({ isChanged: false, record: { slug: 'ring-eins' } });
  const { items, written } = await after(table, '2026-11-22');
  expect(items).toMatchObject([
    { slug: 'ring-eins', availability: 'gone', gone_since: '2026-11-22' },
    { slug: 'uhr', availability: 'in_stock' },
  ]);
  expect(written).toEqual(['items/jewelry.yaml', 'items/watches.yaml']);
});

test('an item with a folder of its own stays in it', async () => {
  const path = join(folder, 'shop/items/kette');
  await mkdir(path);
  await writeFile(join(path, 'item.yaml'), 'category: jewelry\nprice: 5\n');
  await writeFile(join(path, 'de.md'), '---\nname: Kette\n---\nLang.\n');
  const { written } = await after('slug;price\nkette;7,50\n');
  expect(written).toEqual(['items/kette/item.yaml', 'items/kette/de.md']);
  expect(await readFile(join(path, 'item.yaml'), 'utf8')).toBe('category: jewelry\nprice: 7.5\n');
  expect(await readdir(path)).toEqual(['de.md', 'item.yaml']);
});

test('a table in UTF-16 is read, as spreadsheets save Unicode text', async () => {
  const text = '\uFEFFName (de)\tWarengruppe\tPreis\nRing Größe 5\tSchmuck\t10\n';
  const littleEndian = Buffer.from(text, 'utf16le');
  for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
    const { items } = await imported(bytes);
    expect(items?.at(-1)?.record).toMatchObject({ slug: 'ring-groesse-5', price: 10 });
  }
});

test('a line that declares the separator for spreadsheets is skipped', async () => {
  const { report } = await imported('sep=;\r\nname_de;category;price\r\nRing;jewelry;teuer\r\n');
  expect(report).toContain('line 3, price: "teuer" is no price.');
});

test.each([
  ['a spreadsheet file', new TextEncoder().encode('PK\u0003\u0004\u0000\u0000[Content_Types]')],
  ['a table without column names', 'R-7,jewelry,Ring,10\nR-8,jewelry,Ring,10\n'],
  ['a first row of a megabyte', `${'x'.repeat(1e6)}\nR-8\n`],
])('%s is reported in one short message', async (_, table) => {
  const { report } = await imported(table);
  expect(report).toMatch(/artikel\.csv\n.*line 1: .{20,400}\[table-\w+\]\n\n1 error/);
});
