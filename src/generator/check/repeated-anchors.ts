import { frameAnchors } from '../plan/page-anchors.ts';
import type { PlannedPage } from '../plan/planned.ts';
import { planCheck, type PlanContext } from './check.ts';
import { fieldPlace, pathOfPlace } from './field-place.ts';
import { ownAnchors } from './page-anchors.ts';

/** An anchor names one place of a page: a link to it finds no second one (HTML, the id attribute). */
export const checkRepeatedAnchors = planCheck(['duplicate-anchor'], (context) => {
  for (const page of context.pages) {
    const anchors = [...frameAnchors, ...ownAnchors(page, context.site.texts)];
    const repeated = anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
    for (const anchor of new Set(repeated)) {
      context.report({
        code: 'duplicate-anchor',
        path: textOf(page, context) ?? ['pages'],
        message: `The page ${page.context.path} has the anchor "${anchor}" more than once.`,
        hint: 'Give one of the places another name.',
      });
    }
  }
});

/** The first text of a page. */
function textOf(
  { context: { path, language } }: PlannedPage,
  context: Pick<PlanContext, 'fields' | 'index' | 'site'>,
) {
  return [...context.fields.ofKind('markdown'), ...context.fields.ofKind('html')].find((field) => {
    const place = fieldPlace(context, field.path);
    const isShown = place.languages.includes(language);
    return isShown && pathOfPlace(context.index, place, language) === path;
  })?.path;
}
