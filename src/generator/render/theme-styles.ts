import type { Theme } from '#model/entities/theme.ts';
import { cssProperties, palette } from '#model/theme.ts';
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
  const properties = `:root{${cssProperties(palette(theme), theme)}--header-border:${border}}`;
  const withThreshold = (css: string) =>
    css.replaceAll(thresholdInStyles, `${header.smallScreenThreshold}px`);
  return {
    shared: properties + withThreshold(shared),
    own: Object.fromEntries(
      Object.entries(own).map(([template, css]) => [template, withThreshold(css)]),
    ),
  };
}
