import type { Theme } from '#model/entities/theme.ts';
import { cssProperties, palette } from '#model/theme.ts';
import type { TemplateStyles } from '../bundle/styles.ts';

/**
 * The width that stands for the theme's smallScreenThreshold in the style sheets: a media query
 * cannot read a custom property.
 */
const thresholdInStyles = '1111px';

/** The styles of each template with the theme's colours and measures put in. */
export function themeStyles(styles: TemplateStyles, theme: Theme): TemplateStyles {
  const { header } = theme.config.components;
  const border = header.accentBorder
    ? '3px solid var(--color-brand)'
    : '1px solid var(--color-line)';
  const properties = `:root{${cssProperties(palette(theme), theme)}--header-border:${border}}`;
  return Object.fromEntries(
    Object.entries(styles).map(([template, css]) => [
      template,
      properties + css.replaceAll(thresholdInStyles, `${header.smallScreenThreshold}px`),
    ]),
  );
}
