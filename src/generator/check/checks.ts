import type { Stage } from '#content/checks/check.ts';
import {
  checkAnchors,
  checkHtmlLinks,
  checkPrivacyAnchors,
  checkRepeatedAnchors,
} from './links.ts';
import { checkBudgets } from './budgets.ts';
import type { AnyCheck, PlanCheck } from './check.ts';
import { checkContrast, checkFoldedMenu } from './theme.ts';
import { checkContradictingTexts } from './contradicting-texts.ts';
import { checkEmptyFeed } from './empty-feed.ts';
import { checkImageTexts, checkRepeatedPictures, checkSmallPictures } from './images.ts';
import { checkLegalDuties, checkOutdatedLaw } from './law.ts';
import { checkPlainFields } from './plain-fields.ts';
import { checkPlainTexts, checkSearchTexts, checkUntranslated } from './translations.ts';
import { checkSampleTexts } from './sample-texts.ts';
import { checkUnusedConsents } from './unused-consents.ts';

/** The checks run by the command `check`. The loader runs its own. */
export const checks: readonly AnyCheck[] = [
  checkAnchors,
  checkRepeatedAnchors,
  checkHtmlLinks,
  checkPrivacyAnchors,
  checkOutdatedLaw,
  checkContradictingTexts,
  checkLegalDuties,
  checkUnusedConsents,
  checkEmptyFeed,
  checkImageTexts,
  checkRepeatedPictures,
  checkSmallPictures,
  checkPlainFields,
  checkSearchTexts,
  checkSampleTexts,
  checkContrast,
  checkFoldedMenu,
  checkUntranslated,
  checkPlainTexts,
  checkBudgets,
];

/** The checks that find dead links within the site. */
export const linkChecks: readonly PlanCheck[] = [checkAnchors, checkHtmlLinks, checkPrivacyAnchors];

/** The checks of a stage, in order. */
export function checksOf<S extends Stage>(stage: S): Extract<AnyCheck, { stage: S }>[] {
  return checks.filter((check): check is Extract<AnyCheck, { stage: S }> => check.stage === stage);
}
