import { expect, test } from 'vitest';
import { attributeSchema } from '#model/entities/attribute.ts';
import { readItems } from './read-items.ts';

const matt = attributeSchema.parse({
  id: 'matt',
  type: 'flag',
  translations: [{ language: 'de', name: 'Matt' }],
});

/** The values of each row by column, and the codes of the diagnostics. */
function read(table: string | Uint8Array) {
  const bytes = typeof table === 'string' ? new TextEncoder().encode(table) : table;
  const known = { attributes: [matt], categories: [], brands: [] };
  const { rows, mistakes } = readItems(bytes, 'items.csv', known);
  return {
    rows: rows.map(({ values }) =>
      Object.fromEntries(Array.from(values, ([{ name }, value]) => [name, value])),
    ),
    mistakes: mistakes.map(({ code, place }) => [code, place.line, place.field]),
  };
}

test.each([
  ['umlauts', 'Gl\x8Anzender Gr\x9A\xA7enring', 'Glänzender Größenring'],
  ['French', 'Bague dor\x8Ee, dit \x88 la fran\x8Daise', 'Bague dorée, dit à la française'],
  ['Portuguese', 'S\xEATIO A\x82\xF2CAR ma\x8Do', 'SÍTIO AÇÚCAR maço'],
  ['one letter', 'R\x9Fckgabe', 'Rückgabe'],
  ['capitals', 'GR\x85SSE, F\x86R \x80RZTE', 'GRÖSSE, FÜR ÄRZTE'],
  ['more Portuguese', 'ALMEIR\xCCO, ALHO POR\xEE', 'ALMEIRÃO, ALHO PORÓ'],
  ['Norwegian', 'Gr\xBFnn b\x8Ct, R\xBFrlegger \xAFst', 'Grønn båt, Rørlegger Øst'],
  ['French dashes', 'Ch\x89teau \xD0 \xE9t\x8E', 'Château – Èté'],
  ['prices in euros', 'M\x9Abel, 5 \xDB', 'Möbel, 5 €'],
])('a table saved by Excel for Mac is read, with %s', (_, written, name) => {
  const { rows } = read(Buffer.from(`sku;name_de\r1;${written}\r`, 'latin1'));
  expect(rows).toEqual([{ sku: '1', name_de: name }]);
});

test('a table from Windows is not mistaken for one from a Mac', () => {
  const { rows } = read(
    Buffer.from('sku;name_de\n1;\x8Akoda \x96 Gr\xF6\xDFe, 5 \x80\n', 'latin1'),
  );
  expect(rows).toEqual([{ sku: '1', name_de: 'Škoda – Größe, 5 €' }]);
});

test.each([
  ['Fahrrad 28" schwarz', 'Fahrrad 28" schwarz'],
  ['Monitor 27"', 'Monitor 27"'],
  ['"Tisch 24"" x 30"', 'Tisch 24" x 30'],
  ['Ring "Aurora"', 'Ring "Aurora"'],
])('a quotation mark within a cell is an ordinary character: %s', (written, name) => {
  const { rows, mistakes } = read(`name_de;sku\n${written};1\nZwei;2\n`);
  expect(mistakes).toEqual([]);
  expect(rows).toEqual([
    { name_de: name, sku: '1' },
    { name_de: 'Zwei', sku: '2' },
  ]);
});

test.each([
  ['WAHR', true],
  ['FALSCH', false],
  ['VRAI', true],
  ['FAUX', false],
])('%s is what a spreadsheet writes for %s', (written, value) => {
  const { rows } = read(`featured;matt\n${written};${written}\n`);
  expect(rows).toEqual([{ featured: value, 'attribute:matt': [value] }]);
});

test.each(['1,20E+05', '4.01E+12', '1.9143100000101E+18', '100E10', '01.02.2024'])(
  'the article number %s is reported as changed by a spreadsheet',
  (sku) => {
    const { mistakes } = read(`sku;name_de\n${sku};Zwei\n0017;Drei\n`);
    expect(mistakes).toEqual([['changed-number', 2, 'sku']]);
  },
);

test('a cell longer than any plausible text is an error', () => {
  const { mistakes } = read(`sku;text_de\n1;${'Wort '.repeat(30_000)}\n`);
  expect(mistakes).toEqual([['table-cell', 2, 'text_de']]);
});
