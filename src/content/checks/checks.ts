import { checkAppointments } from './appointments.ts';
import { checkBrandTypes } from './brand-types.ts';
import { checkCategoryPaths } from './category-paths.ts';
import type { ContentCheck } from './check.ts';
import { checkCompany } from './company.ts';
import { checkConsents } from './consents.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkHtml } from './html.ts';
import { checkImages } from './images.ts';
import { checkIncompleteServices } from './incomplete-services.ts';
import {
  checkArticleNumbers,
  checkAttributeValues,
  checkGoneSince,
  checkItemReferences,
} from './items.ts';
import { checkLinks } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import { checkMenu } from './menu.ts';
import { checkNewsletter } from './newsletter.ts';
import { checkOpeningHours } from './opening-hours.ts';
import { checkPathClashes, checkWrittenPaths } from './paths.ts';
import { checkPhoneNumbers } from './phone-numbers.ts';
import { checkRedirects } from './redirects.ts';
import { checkRequiredPages } from './required-pages.ts';
import { checkTranslations } from './translations.ts';
import { checkShopWindows } from './shop-windows.ts';
import { checkWidgets } from './widgets.ts';

/** What is checked across records, once each is valid in itself. */
export const contentChecks: readonly ContentCheck[] = [
  checkDuplicates,
  checkBrandTypes,
  checkItemReferences,
  checkAttributeValues,
  checkArticleNumbers,
  checkGoneSince,
  checkPhoneNumbers,
  checkOpeningHours,
  checkAppointments,
  checkCategoryPaths,
  checkPathClashes,
  checkWrittenPaths,
  checkRedirects,
  checkRequiredPages,
  checkCompany,
  checkMenu,
  checkLinks,
  checkImages,
  checkHtml,
  checkMarkdown,
  checkTranslations,
  checkWidgets,
  checkShopWindows,
  checkIncompleteServices,
  checkNewsletter,
  checkConsents,
];
