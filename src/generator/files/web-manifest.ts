import { defaultLanguage, homePath } from '#model/language.ts';
import type { Palette } from '#model/theme.ts';
import type { Site } from '#model/site.ts';
import { translate } from '#model/translation.ts';

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/), in the default language.
 * @param icons File names of the icons that exist.
 */
export function webManifest(site: Site, colours: Palette, icons: readonly string[]): string {
  const { value } = translate(site.project.translations, defaultLanguage);
  return JSON.stringify({
    name: value.seo_title,
    short_name: site.company.display_name,
    description: value.seo_description,
    lang: defaultLanguage,
    start_url: homePath(defaultLanguage),
    display: 'browser',
    background_color: colours.background,
    theme_color: colours.brand,
    icons: icons.flatMap((name) => iconEntry(name) ?? []),
  });
}

function iconEntry(name: string): object | undefined {
  if (name === 'icon.svg') return { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' };
  const [, maskable, size] = /^icon-(maskable-)?(\d+)\.png$/.exec(name) ?? [];
  if (!size) return undefined;
  return {
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(maskable ? { purpose: 'maskable' } : {}),
  };
}
