import { expect, test } from 'vitest';
import { diagnosticsAfter } from './shop.fixture.ts';

test.each([
  ['#34487c', '#fbf9f5'],
  ['#ffcc00', '#101014'],
  ['#000', '#fff'],
])('%s on %s is readable', async (brand, base) => {
  const theme = `brand_color: "${brand}"\nbase_color: "${base}"\n`;
  expect(await diagnosticsAfter({ 'theme.yaml': theme })).toEqual([]);
});

test('a brand colour too light for text is reported, with its replacement', async () => {
  const theme = 'base_color: "#ffffff"\nbrand_color: "#fc0"\n';
  expect(await diagnosticsAfter({ 'theme.yaml': theme })).toEqual([
    {
      code: 'low-contrast',
      severity: 'warning',
      place: { document: 'theme.yaml', field: 'brand_color', line: 2 },
      message: '#fc0 has a contrast of 1.3 on the page; text needs 4.5.',
      hint: '#896c06 is used for links; buttons keep the colour.',
    },
  ]);
});

test.each([
  ['fontColor', '#777777', '4.2 on the footer'],
  ['subFooterFontColor', '#444444', "2.1 on the footer's last line"],
])('a footer whose %s is %s is hard to read', async (field, colour, contrast) => {
  const others = 'backgroundColor: "#101010", subFooterBackgroundColor: "#000000"';
  const theme = `config: { components: { footer: { ${others}, ${field}: "${colour}" } } }\n`;
  expect(await diagnosticsAfter({ 'theme.yaml': theme })).toMatchObject([
    {
      code: 'low-contrast',
      severity: 'warning',
      place: { field: `config.components.footer.${field}` },
      message: `${colour} has a contrast of ${contrast}; text needs 4.5.`,
    },
  ]);
});

test('a contrast just below the minimum is not rounded up', async () => {
  const theme = 'base_color: "#ffffff"\nbrand_color: "#777777"\n';
  const [diagnostic] = await diagnosticsAfter({ 'theme.yaml': theme });
  expect(diagnostic?.message).toMatch(/^#777777 has a contrast of 4\.[0-4] /);
});

const header = (settings: string) => `config: { components: { header: { ${settings} } } }\n`;

const entries = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `- { path: contact, translations: [{ language: de, display_name: Fachgeschäft Nummer ${at} }] }`,
  ).join('\n');

test('a menu that fits on one row from the threshold up gets no warning', async () => {
  expect(await diagnosticsAfter({ 'theme.yaml': header('smallScreenThreshold: 1100') })).toEqual(
    [],
  );
});

test('a long menu is reported with the width from which it fits on one row', async () => {
  const found = await diagnosticsAfter({
    'theme.yaml': header('smallScreenThreshold: 400'),
    'menu.yaml': entries(3),
  });
  const warning = found.find(({ code }) => code === 'folded-menu');
  expect(warning).toMatchObject({
    severity: 'warning',
    place: { field: 'config.components.header.smallScreenThreshold', line: 1 },
  });
  expect(warning?.message).toMatch(
    /^In "de" the menu fits on one row in windows from \d+ px on, .*; the threshold is 400 px\.$/,
  );
});

test('a menu that fits at no width is reported', async () => {
  const found = await diagnosticsAfter({ 'menu.yaml': entries(12) });
  const warning = found.find(({ code }) => code === 'folded-menu');
  expect(warning?.message).toContain('at no width');
});

test('the logo is measured at its rendered size', async () => {
  const logo = (width: number, height: number) => ({
    'media/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`,
    'theme.yaml': header('smallScreenThreshold: 400'),
    'menu.yaml': entries(3),
  });
  const fitsFrom = async (width: number, height: number) => {
    const found = await diagnosticsAfter(logo(width, height));
    const { message = '' } = found.find(({ code }) => code === 'folded-menu') ?? {};
    return Number(/from (\d+) px/.exec(message)?.[1]);
  };
  expect(await fitsFrom(1600, 100)).toBeGreaterThan((await fitsFrom(100, 100)) + 100);
});
