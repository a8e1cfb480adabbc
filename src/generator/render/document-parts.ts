import { mediaKey } from '#model/entities/media.ts';
import type { Site } from '#model/site.ts';
import { colourMode, colourProperties, measureProperties, palettes } from '#model/theme.ts';
import type { Theme } from '#model/entities/theme.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { SiteStyles } from '../bundle/styles.ts';
import { type Plan, shellsOf } from '../plan/planned.ts';
import { headerFit } from '../plan/header-fit.ts';
import type { DocumentParts } from './document.ts';

/** The parts of documents that come from the site's code. */
interface CodeParts {
  /** Starts the application. */
  script: string;
  openNow?: string | undefined;
  styles: SiteStyles;
  fonts: readonly string[];
  serviceWorker: DocumentParts['serviceWorker'];
}

/**
 * Collects the shared parts of a site's documents: the code's styles and fonts, the theme, the
 * icons.
 */
export function documentParts(
  site: Site,
  plan: Pick<Plan, 'queries'>,
  { script, openNow, styles, fonts, serviceWorker }: CodeParts,
): DocumentParts {
  const { light, dark } = palettes(site.theme);
  return {
    serviceWorker,
    styles: themeStyles(styles, site.theme, shellsOf(plan)),
    script,
    openNow,
    mode: colourMode(site.theme.base_color),
    themeColours: { light: light.background, dark: dark.background },
    fonts,
    hasIcons: site.media.has(mediaKey(site.project.logo_mark ?? site.project.logo)),
  };
}

/**
 * Placeholders in style sheets for the theme's smallScreenThreshold, and for the width from which
 * the menu fits on one row: media queries cannot read custom properties. The latter is in rem as
 * well, since text may be enlarged.
 */
const placeholders = /1111px|2222px|2222rem/g;

/** Wider than any window: the menu is always folded. */
const never = 99_999;

/**
 * Inserts the theme's colours and measures into the styles of a site.
 *
 * @param shells The shells of the pages, by language.
 */
export function themeStyles(
  { shared, print, own }: SiteStyles,
  theme: Theme,
  shells: readonly ShellView[],
): SiteStyles {
  const { menuFrom, logoHeight, logoRatio } = headerFit(theme, shells);
  const { header } = theme.config.components;
  const border = header.accentBorder
    ? '3px solid var(--color-brand)'
    : '1px solid var(--color-line)';
  const fit = `--logo-height:${logoHeight.toFixed(1)}px;--logo-ratio:${logoRatio.toFixed(3)};`;
  const properties = `:root{${measureProperties(theme)}${fit}--header-border:${border}}${modeStyles(theme)}`;
  const from = Math.min(Math.max(menuFrom, header.smallScreenThreshold), never);
  const widths: Record<string, string> = {
    '1111px': `${header.smallScreenThreshold}px`,
    '2222px': `${from}px`,
    '2222rem': `${Math.min(menuFrom, never) / 16}rem`,
  };
  const withWidths = (css: string) => css.replaceAll(placeholders, (width) => widths[width] ?? '');
  return {
    shared: properties + withWidths(shared),
    print: withWidths(print),
    own: Object.fromEntries(
      Object.entries(own).map(([template, css]) => [template, withWidths(css)]),
    ),
  };
}

/**
 * The colours of both modes. The document's `data-mode` selects the mode, `system` follows the
 * visitor's system, and print is always light. In the other mode, logos with colours of their own
 * keep the background that they were made for.
 */
function modeStyles(theme: Theme): string {
  const { light, dark } = palettes(theme);
  const isDark = colourMode(theme.base_color) === 'dark';
  const [onLight, onDark] = isDark ? [dark.background, 'none'] : ['none', light.background];
  const inDark = `color-scheme:dark;--logo-ground:${onDark};${colourProperties(dark, light)}`;
  return [
    `:root{color-scheme:light;--logo-ground:${onLight};${colourProperties(light)}}`,
    `@media screen{:root[data-mode=dark]{${inDark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root[data-mode=system]{${inDark}}}`,
  ].join('');
}
