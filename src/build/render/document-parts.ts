import { mediaKey } from '#model/entities/media.ts';
import type { Site } from '#model/site.ts';
import { colourMode, palette } from '#model/theme.ts';
import type { TemplateStyles } from '../bundle/styles.ts';
import type { DocumentParts } from './document.ts';
import { themeStyles } from './theme-styles.ts';

/** What the code of the site brings to its documents. */
interface CodeParts {
  styles: TemplateStyles;
  fonts: readonly string[];
}

/** What the documents of a site share: the code's styles and fonts, the theme, the icons. */
export function documentParts(site: Site, { styles, fonts }: CodeParts): DocumentParts {
  return {
    styles: themeStyles(styles, site.theme),
    mode: colourMode(site.theme.base_color),
    themeColour: palette(site.theme).background,
    fonts,
    hasIcons: site.media.has(mediaKey(site.project.logo_mark ?? site.project.logo)),
  };
}
