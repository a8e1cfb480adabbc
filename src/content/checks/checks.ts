import { checkBrandTypePages } from './brand-type-pages.ts';
import { checkCategoryPaths } from './category-paths.ts';
import type { Check } from './check.ts';
import { checkConsents } from './consents.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkExternalContent } from './external-content.ts';
import { checkHtml } from './html.ts';
import { checkImages } from './images.ts';
import { checkLinks } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import { checkMenu } from './menu.ts';
import { checkNewsletter } from './newsletter.ts';
import { checkPathClashes, checkReservedPaths } from './paths.ts';
import { checkPhoneNumbers } from './phone-numbers.ts';
import { checkReferences } from './references.ts';
import { checkRequiredPages } from './required-pages.ts';
import { checkRetailerClock } from './retailer-clock.ts';
import { checkTranslations } from './translations.ts';
import { checkWidgets } from './widgets.ts';

/** What is checked across records, once each is valid in itself. */
export const checks: readonly Check[] = [
  checkDuplicates,
  checkReferences,
  checkPhoneNumbers,
  checkBrandTypePages,
  checkCategoryPaths,
  checkPathClashes,
  checkReservedPaths,
  checkRequiredPages,
  checkMenu,
  checkLinks,
  checkImages,
  checkHtml,
  checkMarkdown,
  checkTranslations,
  checkWidgets,
  checkRetailerClock,
  checkExternalContent,
  checkNewsletter,
  checkConsents,
];
