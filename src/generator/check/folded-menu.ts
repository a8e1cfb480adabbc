import { mediaKey } from '#model/entities/media.ts';
import { headerFit } from '../plan/header-fit.ts';
import { planCheck } from './check.ts';

/** The menu is a bar from the width that the theme names, unless that is too narrow for its entries. */
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
