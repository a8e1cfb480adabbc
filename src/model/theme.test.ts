import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type Theme, themeSchema } from './entities/theme.ts';
import {
  colourMode,
  colourProperties,
  measureProperties,
  type Palette,
  palette,
  palettes,
} from './theme.ts';

const themed = (base_color: string, brand_color: string, footer: object = {}): Theme =>
  themeSchema.parse({ base_color, brand_color, config: { components: { footer } } });

const hex = (value: number, digits: number) => `#${value.toString(16).padStart(digits, '0')}`;
const grey = fc.integer({ min: 0, max: 255 }).map((value) => hex(value * 0x010101, 6));
const colour = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => hex(value, 6)),
  fc.integer({ min: 0, max: 0xfff }).map((value) => hex(value, 3)),
  grey,
);
const footer = fc.record(
  {
    backgroundColor: colour,
    fontColor: colour,
    subFooterBackgroundColor: colour,
    subFooterFontColor: colour,
  },
  { requiredKeys: [] },
);
const theme = fc
  .tuple(colour, colour, footer)
  .map(([base, brand, colours]) => themed(base, brand, colours));

const textPairs: [text: keyof Palette, background: keyof Palette][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['error', 'background'],
  ['error', 'surface'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['footerText', 'footerBackground'],
  ['footerMuted', 'footerBackground'],
  ['subFooterText', 'subFooterBackground'],
];

describe('palette', () => {
  it.each(textPairs)(
    'makes %s readable on %s in both modes, whatever the theme',
    (text, background) => {
      fc.assert(
        fc.property(theme, (given) => {
          for (const colours of Object.values(palettes(given))) {
            expect(contrast(colours[text], colours[background])).toBeGreaterThanOrEqual(4.5);
          }
        }),
        { numRuns: 150 },
      );
    },
  );

  it('only has colours in the long notation', () => {
    fc.assert(
      fc.property(theme, (given) => {
        for (const colours of Object.values(palettes(given))) {
          for (const value of Object.values(colours)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });

  it("keeps the owner's colours for fills", () => {
    const colours = palette(
      themed('#faf7f2', '#e30613', { backgroundColor: '#222', subFooterBackgroundColor: '#111' }),
    );
    expect(colours).toMatchObject({
      background: '#faf7f2',
      brand: '#e30613',
      footerBackground: '#222222',
      subFooterBackground: '#111111',
    });
  });

  it("keeps the owner's text colours if they are readable", () => {
    const colours = palette(
      themed('#fff', '#e30613', {
        backgroundColor: '#222',
        fontColor: '#ffcc00',
        subFooterBackgroundColor: '#eee',
        subFooterFontColor: '#333',
      }),
    );
    expect(colours).toMatchObject({ footerText: '#ffcc00', subFooterText: '#333333' });
  });

  it('keeps a readable brand colour for links', () => {
    expect(palette(themed('#fff', '#1f3d33')).accent).toBe('#1f3d33');
  });

  it.each([
    ['#ffffff', '#1f3d33'],
    ['#faf7f2', '#e30613'],
    ['#14181c', '#d4af37'],
  ])('gives text on %s an enhanced contrast', (base, brand) => {
    const { text, background, surface } = palette(themed(base, brand));
    expect(contrast(text, background)).toBeGreaterThanOrEqual(7);
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });

  it('distinguishes surface from background and the hovered button from the button', () => {
    fc.assert(
      fc.property(theme, (given) => {
        for (const { background, surface, brand, brandHover } of Object.values(palettes(given))) {
          expect(surface).not.toBe(background);
          expect(brandHover).not.toBe(brand);
        }
      }),
    );
  });

  it('derives a footer from the brand that is dark enough for white text', () => {
    fc.assert(
      fc.property(colour, colour, (base, brand) => {
        const { footerBackground } = palette(themed(base, brand));
        expect(contrast(footerBackground, '#ffffff')).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  it('shows the focus ring on background and surface', () => {
    fc.assert(
      fc.property(theme, (given) => {
        for (const { focus, background, surface } of Object.values(palettes(given))) {
          expect(contrast(focus, background)).toBeGreaterThanOrEqual(3);
          expect(contrast(focus, surface)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  it('shows the focus ring on the brand too if some grey is visible on all three', () => {
    const greys = Array.from({ length: 256 }, (_, value) => hex(value * 0x010101, 6));
    fc.assert(
      fc.property(theme, (given) => {
        const { focus, background, surface, brand } = palette(given);
        const fills = [background, surface, brand];
        const isClear = (tone: string) => fills.every((fill) => contrast(tone, fill) >= 3.1);
        fc.pre(greys.some(isClear));
        expect(contrast(focus, brand)).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

describe('palettes', () => {
  it("has the owner's colours in the mode of the base colour", () => {
    fc.assert(
      fc.property(theme, (given) => {
        expect(palettes(given)[colourMode(given.base_color)]).toEqual(palette(given));
      }),
    );
  });

  it('is light in light mode and dark in dark mode, whatever the theme', () => {
    fc.assert(
      fc.property(theme, (given) => {
        const { light, dark } = palettes(given);
        expect(colourMode(light.background)).toBe('light');
        expect(colourMode(dark.background)).toBe('dark');
      }),
    );
  });

  it('has no pale footer in dark mode unless the owner chose it for a dark page', () => {
    fc.assert(
      fc.property(theme, (given) => {
        fc.pre(colourMode(given.base_color) === 'light');
        const { footerBackground, subFooterBackground } = palettes(given).dark;
        expect(colourMode(footerBackground)).toBe('dark');
        expect(colourMode(subFooterBackground)).toBe('dark');
      }),
    );
  });

  it('shows the edges of buttons on the background of the derived mode', () => {
    fc.assert(
      fc.property(theme, (given) => {
        const { light, dark } = palettes(given);
        const derived = colourMode(given.base_color) === 'light' ? dark : light;
        expect(contrast(derived.brand, derived.background)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('keeps a dark footer in dark mode', () => {
    const footerColours = { backgroundColor: '#17382e', subFooterBackgroundColor: '#0f271f' };
    expect(palettes(themed('#f7f2e9', '#17382e', footerColours)).dark).toMatchObject({
      footerBackground: '#17382e',
      subFooterBackground: '#0f271f',
    });
  });
});

describe('colourMode', () => {
  it.each([
    ['#ffffff', 'light'],
    ['#faf7f2', 'light'],
    ['#fff', 'light'],
    ['#767676', 'light'],
    ['#757575', 'dark'],
    ['#14181c', 'dark'],
    ['#000', 'dark'],
  ])('of %s is %s', (base, mode) => {
    expect(colourMode(base)).toBe(mode);
  });

  it('is light by default', () => {
    expect(colourMode(themeSchema.parse({}).base_color)).toBe('light');
  });
});

const given = themeSchema.parse({
  config: { components: { header: { fullHeight: 120 }, wrapper: { width: 1400 } } },
});

describe('colourProperties', () => {
  const { light, dark } = palettes(given);

  it.each([
    '--color-background:#ffffff;',
    '--color-on-brand:#ffffff;',
    '--color-sub-footer-background:#',
  ])('contains %s', (declaration) => {
    expect(colourProperties(light)).toContain(declaration);
  });

  it('only has declarations', () => {
    expect(colourProperties(light)).toMatch(/^(?:--color(?:-[a-z]+)+:#[0-9a-f]{6};)+$/);
  });

  it('only has what differs from another palette', () => {
    const changed = { ...light, line: dark.line };
    expect(colourProperties(changed, light)).toBe(`--color-line:${dark.line};`);
  });
});

describe('the surface', () => {
  const strength = (shown: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(shown.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };

  it.each(['#fdf4f0', '#f7f2e9', '#1d2430'])(
    'of %s has more of its hue than the page, and does not turn grey',
    (base_color) => {
      const { background, surface } = palette(themeSchema.parse({ base_color }));
      expect(strength(surface)).toBeGreaterThan(strength(background));
    },
  );
});

describe('measureProperties', () => {
  it.each([
    '--header-full:120px;',
    '--header-collapsed:64px;',
    '--header-scale:0.533;',
    '--wrapper-max:1400px;',
  ])('contains %s', (declaration) => {
    expect(measureProperties(given)).toContain(declaration);
  });

  it('only has declarations', () => {
    expect(measureProperties(given)).toMatch(/^(?:--[a-z]+(?:-[a-z]+)*:(?:\d+px|\d\.\d{3});)+$/);
  });
});
