import { mediaKey } from '#model/entities/media.ts';
import type { Site } from '#model/site.ts';
import { colourMode, palette } from '#model/theme.ts';
import type { SiteStyles } from '../bundle/styles.ts';
import type { DocumentParts } from './document.ts';
import { consentsHash } from '../plan/consents.ts';
import { startScript } from './start-script.ts';
import { themeStyles } from './theme-styles.ts';

/** What the code of the site brings to its documents. */
interface CodeParts {
  /** Address of the module that starts the application. */
  client: string;
  styles: SiteStyles;
  fonts: readonly string[];
  serviceWorker: DocumentParts['serviceWorker'];
}

/** What the documents of a site share: the code's styles and fonts, the theme, the icons. */
export function documentParts(
  site: Site,
  { client, styles, fonts, serviceWorker }: CodeParts,
): DocumentParts {
  return {
    serviceWorker,
    styles: themeStyles(styles, site.theme),
    script: startScript({ entry: client, consents: consentsHash(site) }),
    mode: colourMode(site.theme.base_color),
    themeColour: palette(site.theme).background,
    fonts,
    hasIcons: site.media.has(mediaKey(site.project.logo_mark ?? site.project.logo)),
  };
}
