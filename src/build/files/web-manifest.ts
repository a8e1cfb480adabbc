import { defaultLanguage, homePath } from '#model/language.ts';
import type { Palette } from '#model/theme.ts';
import type { Site } from '#model/site.ts';
import { translate } from '#model/translation.ts';

/** The web app manifest (https://www.w3.org/TR/appmanifest/), in the default language. */
export function webManifest(site: Site, colours: Palette): string {
  const { value } = translate(site.project.translations, defaultLanguage);
  const png = (name: string, size: number, purpose?: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  return JSON.stringify({
    name: value.seo_title,
    short_name: site.company.display_name,
    description: value.seo_description,
    lang: defaultLanguage,
    start_url: homePath(defaultLanguage),
    display: 'browser',
    background_color: colours.background,
    theme_color: colours.brand,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      png('icon-maskable-512', 512, 'maskable'),
    ],
  });
}
