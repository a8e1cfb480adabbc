import { mediaKey } from '#model/entities/media.ts';
import type { Site } from '#model/site.ts';
import { colourMode, colourProperties, measureProperties, palettes } from '#model/theme.ts';
import type { Theme } from '#model/entities/theme.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { SiteStyles } from '../bundle/styles.ts';
import { type Plan, shellsOf } from '../plan/planned.ts';
import { headerFit } from '../plan/header-fit.ts';
import type { DocumentParts } from './document.ts';

/** What the code of the site brings to its documents. */
interface CodeParts {
  /** Starts the application. */
  script: string;
  openNow?: string | undefined;
  styles: SiteStyles;
  fonts: readonly string[];
  serviceWorker: DocumentParts['serviceWorker'];
}

/** What the documents of a site share: the code's styles and fonts, the theme, the icons. */
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
 * The widths that stand in the style sheets for the theme's smallScreenThreshold, and for the width
 * from which the menu fits on one row: queries cannot read custom properties. The latter counts in
 * rem as well, since text may be enlarged.
 */
const placeholders = /1111px|2222px|2222rem/g;

/** Wider than any window: the menu always folds. */
const never = 99_999;

/**
 * The styles of a site with the theme's colours and measures put in.
 * @param shells What frames the pages, by language.
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
 * The colours of both modes; `data-mode` of the document says which are shown, `system` leaves it to the
 * visitor's system, and paper is always light. Logos with colours of their own stand in the other mode on the background they were made for.
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
