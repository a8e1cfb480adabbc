import type { Theme } from '#model/entities/theme.ts';
import { colourMode, colourProperties, measureProperties, palettes } from '#model/theme.ts';
import type { SiteStyles } from '../bundle/styles.ts';

/**
 * The width that stands for the theme's smallScreenThreshold in the style sheets: a media query
 * cannot read a custom property.
 */
const thresholdInStyles = '1111px';

/** The styles of a site with the theme's colours and measures put in. */
export function themeStyles({ shared, own }: SiteStyles, theme: Theme): SiteStyles {
  const { header } = theme.config.components;
  const border = header.accentBorder
    ? '3px solid var(--color-brand)'
    : '1px solid var(--color-line)';
  const properties = `:root{${measureProperties(theme)}--header-border:${border}}${modeStyles(theme)}`;
  const withThreshold = (css: string) =>
    css.replaceAll(thresholdInStyles, `${header.smallScreenThreshold}px`);
  return {
    shared: properties + withThreshold(shared),
    own: Object.fromEntries(
      Object.entries(own).map(([template, css]) => [template, withThreshold(css)]),
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
