import { contrast, fullHex, textContrast } from '#model/contrast.ts';
import { palette } from '#model/theme.ts';
import { planCheck } from './check.ts';

/** Colours that the owner chose and that could not be kept, because text in them is hard to read. */
export const checkContrast = planCheck(['low-contrast'], ({ site: { theme }, report }) => {
  const { footer } = theme.config.components;
  const colours = palette(theme);
  const footerPath = ['theme', 'config', 'components', 'footer'];
  const texts = [
    {
      path: ['theme', 'brand_color'],
      wish: theme.brand_color,
      shown: colours.accent,
      on: [colours.background, colours.surface],
      where: 'page',
      what: 'links; buttons keep the colour',
    },
    {
      path: [...footerPath, 'fontColor'],
      wish: footer.fontColor,
      shown: colours.footerText,
      on: [colours.footerBackground],
      where: 'footer',
      what: 'its text',
    },
    {
      path: [...footerPath, 'subFooterFontColor'],
      wish: footer.subFooterFontColor,
      shown: colours.subFooterText,
      on: [colours.subFooterBackground],
      where: "footer's last line",
      what: 'its text',
    },
  ];
  for (const { path, wish, shown, on, where, what } of texts) {
    if (wish === undefined || fullHex(wish) === shown) continue;
    const least = Math.min(...on.map((background) => contrast(wish, background)));
    report({
      code: 'low-contrast',
      path,
      message: `${wish} has a contrast of ${roundDown(least)} on the ${where}; text needs ${textContrast}.`,
      hint: `${shown} is used for ${what}.`,
    });
  }
});

/** One decimal, never more than there is: 4.49 is not 4.5. */
function roundDown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
