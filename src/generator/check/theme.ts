import { contrast, fullHex, textContrast } from '#model/contrast.ts';
import { palette } from '#model/theme.ts';
import { mediaKey } from '#model/entities/media.ts';
import { headerFit } from '../plan/header-fit.ts';
import { planCheck } from './check.ts';

/**
 * Reports colours that the owner chose but the site cannot use, because text in them is hard to
 * read.
 */
export const checkContrast = planCheck(['low-contrast'], ({ site: { theme }, report }) => {
  const { footer } = theme.config.components;
  const colours = palette(theme);
  const footerPath = ['theme', 'config', 'components', 'footer'];
  const texts = [
    {
      path: ['theme', 'brand_color'],
      wanted: theme.brand_color,
      shown: colours.accent,
      on: [colours.background, colours.surface],
      where: 'page',
      what: 'links; buttons keep the colour',
    },
    {
      path: [...footerPath, 'fontColor'],
      wanted: footer.fontColor,
      shown: colours.footerText,
      on: [colours.footerBackground],
      where: 'footer',
      what: 'its text',
    },
    {
      path: [...footerPath, 'subFooterFontColor'],
      wanted: footer.subFooterFontColor,
      shown: colours.subFooterText,
      on: [colours.subFooterBackground],
      where: "footer's last line",
      what: 'its text',
    },
  ];
  for (const { path, wanted, shown, on, where, what } of texts) {
    if (wanted === undefined || fullHex(wanted) === shown) continue;
    const least = Math.min(...on.map((background) => contrast(wanted, background)));
    report({
      code: 'low-contrast',
      path,
      message: `${wanted} has a contrast of ${roundDown(least)} on the ${where}; text needs ${textContrast}.`,
      hint: `${shown} is used for ${what}.`,
    });
  }
});

/** Rounds down to one decimal: 4.49 is not 4.5. */
function roundDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/**
 * Reports a menu that is folded above the theme's threshold, because its entries need more width.
 */
export const checkFoldedMenu = planCheck(['folded-menu'], ({ site, shells, report }) => {
  const { theme, project, media } = site;
  const file = project.logo === undefined ? undefined : media.get(mediaKey(project.logo));
  const logo = file && { ...file, isDrawing: file.format === 'svg' };
  const { smallScreenThreshold } = theme.config.components.header;
  const widths = shells.map((shell) => ({
    language: shell.language,
    from: headerFit(theme, [shell], logo).menuFrom,
  }));
  const [widest] = widths.toSorted((a, b) => b.from - a.from);
  if (!widest || widest.from <= smallScreenThreshold) return;
  const { language, from } = widest;
  const fits = Number.isFinite(from)
    ? `In "${language}" the menu fits on one row in windows from ${from} px on, so narrower ones show it folded`
    : `In "${language}" the menu fits on one row at no width, so all windows show it folded`;
  report({
    code: 'folded-menu',
    path: ['theme', 'config', 'components', 'header', 'smallScreenThreshold'],
    message: `${fits}; the threshold is ${smallScreenThreshold} px.`,
    hint: `Shorten the menu's entries, move some below others, or set a smaller "logoHeight".${
      Number.isFinite(from) ? ` If you like it as it is, set the threshold to ${from}.` : ''
    }`,
  });
});
