import { mediaKey } from '#model/entities/media.ts';
import type { Site } from '#model/site.ts';
import { colourMode, palettes } from '#model/theme.ts';
import type { SiteStyles } from '../bundle/styles.ts';
import { type Plan, shellsOf } from '../plan/planned.ts';
import type { DocumentParts } from './document.ts';
import { themeStyles } from './theme-styles.ts';

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
