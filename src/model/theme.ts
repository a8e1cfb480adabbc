import {
  besides,
  contrast,
  fullHex,
  luminance,
  luminanceCutOff,
  mix,
  readable,
  textOn,
} from './contrast.ts';
import type { Theme } from './entities/theme.ts';

export type ColourMode = 'light' | 'dark';

/**
 * The colours of a site, all as `#rrggbb`. Text has a contrast of at least 4.5 on the backgrounds
 * named with it, whatever the theme's colours.
 */
export interface Palette {
  /** The page: the theme's base colour. */
  background: string;
  /** Cards: slightly different from the background. */
  surface: string;
  /** Text on background and surface, nearly black or white; with a contrast of 7 if possible. */
  text: string;
  /** Secondary text on background and surface. */
  muted: string;
  /** Hairlines on background and surface; decorative. */
  line: string;
  /** Fill of buttons and marks: the theme's brand colour. */
  brand: string;
  /** Text on brand and brandHover. */
  onBrand: string;
  /** The brand fill under the pointer, slightly different from it. */
  brandHover: string;
  /** Links and other text in the brand colour, on background and surface. */
  accent: string;
  /** Error messages and the marks of invalid fields, on background and surface. */
  error: string;
  /**
   * The focus ring: contrast 3 on background and surface (WCAG 2.2, 1.4.11 and 2.4.13), and on
   * brand if one colour can have both. On other fills the ring takes their text colour.
   */
  focus: string;
  /**
   * Background of the footer's widgets; by default the brand colour, darkened as far as white text
   * needs.
   */
  footerBackground: string;
  /** Text on footerBackground. */
  footerText: string;
  /** Secondary text on footerBackground. */
  footerMuted: string;
  /** Hairlines on footerBackground; decorative. */
  footerLine: string;
  /** Background of the footer's last line; by default a darker shade of footerBackground. */
  subFooterBackground: string;
  /** Text on subFooterBackground. */
  subFooterText: string;
}

/** The contrast of text at level AAA (WCAG 2.2, 1.4.6). */
const enhancedContrast = 7;

/** The contrast of controls and focus rings (WCAG 2.2, 1.4.11). */
const controlContrast = 3;

/** The red of errors, lightened or darkened where it would be unreadable. */
const errorRed = '#b3261e';

/** Light or dark, depending on the lightness of the base colour (specification, section 4). */
export function colourMode(baseColor: string): ColourMode {
  return luminance(baseColor) > luminanceCutOff ? 'light' : 'dark';
}

/**
 * The colours of a theme in both modes. In its own mode they are as the owner chose them; the other
 * mode has a base colour of the same hue, a brand colour that stands out from it, and a footer that
 * does not glare in the dark.
 */
export function palettes(theme: Theme): Record<ColourMode, Palette> {
  const own = colourMode(theme.base_color);
  const other = own === 'light' ? 'dark' : 'light';
  const derived = palette(inOtherMode(theme));
  const { background, surface } = derived;
  // A colour that was lightened or darkened just enough would be duller than the text around it.
  const accent = readable(derived.accent, [background, surface], enhancedContrast);
  const colours = { [own]: palette(theme), [other]: { ...derived, accent } };
  return colours as Record<ColourMode, Palette>;
}

/** The colours derived from a theme, in its own mode. */
export function palette(theme: Theme): Palette {
  const background = fullHex(theme.base_color);
  const surface = surfaceOn(background);
  const brand = fullHex(theme.brand_color);
  const text = readable(
    mix(textOn(background), brand, 0.12),
    [background, surface],
    enhancedContrast,
  );
  return {
    background,
    surface,
    text,
    muted: readable(mix(text, background, 0.35), [background, surface]),
    line: mix(background, text, 0.14),
    brand,
    onBrand: textOn(brand),
    brandHover: tone(brand, 0.12),
    accent: readable(brand, [background, surface]),
    error: readable(errorRed, [background, surface]),
    focus: readable(brand, [background, surface, brand], controlContrast),
    ...footerPalette(theme.config.components.footer, brand),
  };
}

/**
 * The colours of a palette that differ from another one, as custom properties:
 * `--color-on-brand:#ffffff;…`.
 */
export function colourProperties(colours: Palette, other?: Palette): string {
  const names = Object.keys(colours) as (keyof Palette)[];
  return names
    .filter((name) => colours[name] !== other?.[name])
    .map((name) => `--color-${kebabCase(name)}:${colours[name]};`)
    .join('');
}

/** The theme's measures as custom properties: `--header-full:96px;…`. */
export function measureProperties(theme: Theme): string {
  const { header, wrapper } = theme.config.components;
  const properties = {
    '--header-full': `${header.fullHeight}px`,
    '--header-collapsed': `${header.collapsedHeight}px`,
    '--header-scale': (header.collapsedHeight / header.fullHeight).toFixed(3),
    '--wrapper-max': `${wrapper.width}px`,
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

/** The share of the base colour that remains in the other mode. */
const hueLeft = { light: 0.06, dark: 0.1 };

/** The theme as an owner might have designed it for the other mode. */
function inOtherMode(theme: Theme): Theme {
  const mode = colourMode(theme.base_color) === 'light' ? 'dark' : 'light';
  const end = mode === 'dark' ? '#000000' : '#ffffff';
  const base_color = mix(end, theme.base_color, hueLeft[mode]);
  const { footer } = theme.config.components;
  const { footerBackground, subFooterBackground } = footerPalette(
    footer,
    fullHex(theme.brand_color),
  );
  return {
    base_color,
    brand_color: readable(theme.brand_color, [base_color], controlContrast),
    config: {
      components: {
        ...theme.config.components,
        footer: {
          ...footer,
          backgroundColor: inMode(footerBackground, mode),
          subFooterBackgroundColor: inMode(subFooterBackground, mode),
        },
      },
    },
  };
}

/** A fill that suits the mode: a pale one is darkened for the dark mode, a dark one may stay. */
function inMode(fill: string, mode: ColourMode): string {
  return mode === 'dark' && colourMode(fill) === 'light' ? mix('#000000', fill, 0.2) : fill;
}

type FooterTheme = Theme['config']['components']['footer'];

function footerPalette(footer: FooterTheme, brand: string) {
  const footerBackground = fullHex(
    footer.backgroundColor ?? readable(brand, ['#ffffff'], enhancedContrast),
  );
  const plain = mix(textOn(footerBackground), footerBackground, 0.08);
  const footerText = readable(footer.fontColor ?? plain, [footerBackground]);
  const subFooterBackground = fullHex(
    footer.subFooterBackgroundColor ?? mix(footerBackground, '#000000', 0.2),
  );
  return {
    footerBackground,
    footerText,
    footerMuted: readable(mix(footerText, footerBackground, 0.3), [footerBackground]),
    footerLine: mix(footerBackground, footerText, 0.2),
    subFooterBackground,
    subFooterText: readable(footer.subFooterFontColor ?? footerText, [subFooterBackground]),
  };
}

/** Towards the background's text colour if there is contrast to spare, otherwise away from it. */
function surfaceOn(background: string): string {
  const text = textOn(background);
  const [towards, away] =
    text === '#000000' ? (['darker', 'lighter'] as const) : (['lighter', 'darker'] as const);
  const surface = besides(background, towards);
  return contrast(text, surface) >= enhancedContrast ? surface : besides(background, away);
}

/**
 * A shade of the fill on which the fill's text colour is still readable: towards the text if there
 * is contrast to spare, otherwise away from it.
 */
function tone(fill: string, share: number): string {
  const text = textOn(fill);
  const towards = mix(fill, text, share);
  if (contrast(text, towards) >= enhancedContrast) return towards;
  return mix(fill, text === '#000000' ? '#ffffff' : '#000000', share);
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
