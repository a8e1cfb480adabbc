import { expect, test } from 'vitest';
import { diagnosticsAfter } from './shop.fixture.ts';

const header = (settings: string) => `config: { components: { header: { ${settings} } } }\n`;

const entries = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `- { path: contact, translations: [{ language: de, display_name: Fachgeschäft Nummer ${at} }] }`,
  ).join('\n');

test('a menu that fits on one row from the threshold on gets no warning', async () => {
  expect(await diagnosticsAfter({ 'theme.yaml': header('smallScreenThreshold: 1100') })).toEqual(
    [],
  );
});

test('the width is reported from which a long menu fits on one row', async () => {
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

test('the logo takes as much room as it will have', async () => {
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
