import type { Element, Root } from 'hast';
import { expect } from 'vitest';
import type { Changes } from '#content/changes.fixture.ts';
import { type Language, languages } from '#model/language.ts';
import { attribute, elements, text } from '../support/html.ts';
import { test as base } from '../support/demo-shop.ts';
import { renderShop } from '../support/render.ts';

const homes: Record<Language, string> = { de: '/', en: '/en', fr: '/fr' };

/** `footers` are those of the demo shop's home pages. */
const test = base.extend('footers', { scope: 'file' }, async ({ get }) => ({
  de: footerOf((await get(homes.de)).root),
  en: footerOf((await get(homes.en)).root),
  fr: footerOf((await get(homes.fr)).root),
}));

/** The footer of the German home page of the demo shop with changes. */
async function footerWith(changes: Changes): Promise<Element> {
  const shop = await renderShop(changes);
  return footerOf(await shop.get('/'));
}

function footerOf(root: Root): Element {
  const [footer] = elements(root, 'footer');
  if (!footer) throw new Error('The page has no footer.');
  return footer;
}

function widgetsOf(footer: Element): Element[] {
  return elements(footer).filter(({ properties }) => properties.dataWidget);
}

const names = (widgets: Element[]) => widgets.map((widget) => attribute(widget, 'dataWidget'));

function widgetOf(footer: Element, name: string): Element {
  const widget = widgetsOf(footer).find(({ properties }) => properties.dataWidget === name);
  if (!widget) throw new Error(`The footer has no widget "${name}".`);
  return widget;
}

const hrefs = (element: Element) => elements(element, 'a').map((link) => attribute(link, 'href'));

const words = (elementsWithText: Element[]) => elementsWithText.map((element) => text(element));

test('the footer has all five widgets', ({ footers }) => {
  const five = ['address', 'contact', 'navigation', 'openingHours', 'social'];
  expect(new Set(names(widgetsOf(footers.de)))).toEqual(new Set(five));
});

test('the widgets stand in the order of their sort', async () => {
  const footer = await footerWith({
    'widgets.yaml': `
- { sort: 3, widget_name: social }
- { sort: 1, widget_name: contact }
- { sort: 2, widget_name: address }
`,
  });
  expect(names(widgetsOf(footer))).toEqual(['contact', 'address', 'social']);
});

test.for(languages)('the widgets have their headings in %s', (language, { footers, shop }) => {
  const hours = shop.widgets.find(({ widget_name }) => widget_name === 'openingHours');
  const header = hours?.translations?.find(
    (translation) => translation.language === language,
  )?.header;
  expect(words(elements(widgetOf(footers[language], 'openingHours'), 'h2'))).toEqual([header]);
});

test('the logo stands above the widgets that ask for it, and above no other', ({
  footers,
  shop,
}) => {
  const withLogo = shop.widgets.filter(({ props }) => props.showLogo);
  const shown = widgetsOf(footers.de).filter((widget) =>
    elements(widget).some((element) => attribute(element, 'role') === 'img'),
  );
  expect(names(shown)).toEqual(withLogo.map(({ widget_name }) => widget_name));
});

test('the address widget says where the shop is', ({ footers, shop }) => {
  const [address] = shop.company.addresses;
  const said = text(widgetOf(footers.de, 'address'));
  expect(said).toContain(`${address?.street} ${address?.number}`);
  expect(said).toContain(`${address?.zip_code} ${address?.city}`);
});

test('the contact widget links to the primary phone number and mail address', ({
  footers,
  shop,
}) => {
  const mail = shop.company.emails.find(({ primary }) => primary)?.email;
  expect(hrefs(widgetOf(footers.de, 'contact'))).toEqual([
    expect.stringMatching(/^tel:\+49\d+$/),
    `mailto:${mail}`,
  ]);
});

test('the hours widget has a row for all days that have the same hours', ({ footers }) => {
  const [week] = elements(widgetOf(footers.de, 'openingHours'), 'dl');
  expect(words(week ? elements(week, 'dt') : [])).toEqual([
    'Mo, Di',
    'Mittwoch',
    'Do, Fr',
    'Samstag',
    'Sonntag',
  ]);
});

test('the hours widget leaves special days to the contact page', ({ footers }) => {
  const tables = elements(widgetOf(footers.de, 'openingHours'), 'dl');
  expect(tables.map((table) => attribute(table, 'dataKind'))).toEqual(['week']);
});

test.for([
  ['table', true, true],
  ['today', false, true],
  ['none', false, false],
] as const)(
  'with the hours "%s" the footer has its widget: %s, and says whether the shop is open: %s',
  async ([hours, hasWidget, hasLine]) => {
    const footer = await footerWith({
      'theme.yaml': (yaml) => yaml.replace('    footer:\n', `    footer:\n      hours: ${hours}\n`),
    });
    expect(names(widgetsOf(footer)).includes('openingHours')).toBe(hasWidget);
    const lines = elements(footer, 'span').filter(({ properties }) => 'dataNow' in properties);
    expect(lines.length > 0).toBe(hasLine);
  },
);

test('the address widget names the kind of the address only if another address has one', async ({
  footers,
}) => {
  const footer = await footerWith({
    'company.yaml': (yaml) =>
      yaml.replace(
        '  - street: Am Bahnhof\n',
        '  - street: Am Bahnhof\n    address_type: federal_office\n',
      ),
  });
  expect(text(widgetOf(footers.de, 'address'))).not.toContain('Hauptgeschäftsstelle');
  expect(text(widgetOf(footer, 'address'))).toContain('Hauptgeschäftsstelle');
});

test('cookie settings are a button, and only in a shop that asks for something', async ({
  footers,
}) => {
  const buttons = (footer: Element) => words(elements(footer, 'button'));
  const quiet = await footerWith({
    'project.yaml': (yaml) => yaml.replace(/^ {2}map: .*\n/m, ''),
    'consents.yaml': '[]\n',
  });
  expect(buttons(footers.de)).toContain('Cookie-Einstellungen');
  expect(buttons(quiet)).not.toContain('Cookie-Einstellungen');
});

test('the social widget links to every profile', ({ footers, shop }) => {
  const profiles = shop.social.map(({ external_path }) => external_path);
  expect(hrefs(widgetOf(footers.de, 'social'))).toEqual(profiles);
});

test('the navigation widget leads to pages of the site', ({ footers }) => {
  expect(hrefs(widgetOf(footers.de, 'navigation'))).toEqual(
    expect.arrayContaining(['/marken', '/events', '/kontakt']),
  );
});

test('the navigation widget leaves out pages that the language lacks', ({ footers }) => {
  const french = hrefs(widgetOf(footers.fr, 'navigation'));
  expect(french).toEqual(['/fr/marques', '/fr/contact']);
});

test.for<[Language, string[]]>([
  ['de', ['/impressum', '/datenschutz', '/barrierefreiheit', '/social-media-datenschutz']],
  ['en', ['/en/imprint', '/en/privacy', '/en/accessibility', '/en/social-media-privacy']],
  [
    'fr',
    [
      '/fr/mentions-legales',
      '/fr/mentions-legales#protection-des-donnees',
      '/fr/accessibilite',
      '/fr/confidentialite-reseaux-sociaux',
    ],
  ],
])(
  'the footer in %s links to imprint, privacy, accessibility and social media',
  ([language, expected], { footers }) => {
    const widgets = widgetsOf(footers[language]).flatMap(hrefs);
    const others = hrefs(footers[language]).slice(widgets.length);
    expect(others).toEqual(expected);
  },
);

test('an unknown widget says that it was not found', async () => {
  const footer = await footerWith({ 'widgets.yaml': '- widget_name: weather\n' });
  expect(text(footer)).toContain('Widget not found :-(');
});

test('without widgets in content the footer has four, in their order', async () => {
  const footer = await footerWith({ 'widgets.yaml': '[]\n' });
  expect(names(widgetsOf(footer))).toEqual(['address', 'contact', 'openingHours', 'navigation']);
});

test('without show_accessibility the footer has no link to the statement', async () => {
  const footer = await footerWith({
    'project.yaml': (yaml) => yaml.replace('show_accessibility: true', 'show_accessibility: false'),
  });
  expect(hrefs(footer)).not.toContain('/barrierefreiheit');
});
