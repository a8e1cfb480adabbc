import { type Theme, themeSchema } from '#model/entities/theme.ts';

/** Themes to show examples in. */
export const themes = {
  light: themeSchema.parse({
    base_color: '#f7f2e9',
    brand_color: '#17382e',
    config: { components: { header: { accentBorder: true } } },
  }),
  dark: themeSchema.parse({ base_color: '#1b1f24', brand_color: '#d9b44a' }),
} satisfies Record<string, Theme>;
