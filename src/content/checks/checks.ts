import { features } from '#features/features.ts';
import { importChecks } from '#features/import-checks.ts';
import type { Feature } from '#model/feature.ts';
import type { ContentCheck } from './check.ts';
import { checkCompany, checkPhoneNumbers } from './company.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkImages } from './images.ts';
import {
  checkArticleNumbers,
  checkAttributeValues,
  checkGoneSince,
  checkItemReferences,
} from './items.ts';
import { checkLinks } from './links.ts';
import { checkMenu, checkWidgets } from './frame.ts';
import { checkOpeningHours } from './opening-hours.ts';
import { checkBrandTypes, checkCategoryPaths, checkRequiredPages } from './pages.ts';
import { checkPathClashes, checkWrittenPaths } from './paths.ts';
import { checkRedirects } from './redirects.ts';
import { checkConsents, checkIncompleteServices } from './services.ts';
import { checkHtml, checkMarkdown } from './texts.ts';
import { checkTranslations } from './translations.ts';

const ofKit: readonly ContentCheck[] = [
  checkDuplicates,
  checkBrandTypes,
  checkItemReferences,
  checkAttributeValues,
  checkArticleNumbers,
  checkGoneSince,
  checkPhoneNumbers,
  checkOpeningHours,
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
  checkIncompleteServices,
  checkConsents,
];

/** The checks across records, which run once each record is parsed. */
export async function contentChecks(): Promise<ContentCheck[]> {
  const having = Object.entries<Feature>(features).filter(([, { parts }]) =>
    parts.includes('checks'),
  );
  const modules = await Promise.all(having.map(async ([name]) => importChecks(name)));
  return [...ofKit, ...modules.flatMap((module) => module.default as ContentCheck[])];
}
