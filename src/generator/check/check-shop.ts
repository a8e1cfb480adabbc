import { collectFindings } from '#content/findings.ts';
import { loadSite } from '#content/load.ts';
import type { Problem } from '#content/problem.ts';
import type { ContentSource } from '#content/source.ts';
import { type MarkedField, type TranslationList, visitFields } from '#content/visit-fields.ts';
import type { FieldKind } from '#model/fields.ts';
import { indexPages } from '#model/pages/page-index.ts';
import { contentSchema, type Site } from '#model/site.ts';
import { plan } from '../plan/plan.ts';
import { checkAnchors } from './anchors.ts';
import type { Check, CheckContext } from './check.ts';
import { checkContrast } from './contrast.ts';
import { checkHtmlLinks } from './html-links.ts';
import { checkImageTexts } from './image-texts.ts';
import { checkLegalDuties } from './legal-duties.ts';
import { checkOutdatedLaw } from './outdated-law.ts';
import { pageAnchors } from './page-anchors.ts';
import { checkPrivacyAnchors } from './privacy-anchors.ts';
import { checkRepeatedAnchors } from './repeated-anchors.ts';
import { checkPlainTexts, checkUntranslated } from './untranslated.ts';
import { checkUnusedConsents } from './unused-consents.ts';

const checks: readonly Check[] = [
  checkAnchors,
  checkRepeatedAnchors,
  checkHtmlLinks,
  checkPrivacyAnchors,
  checkOutdatedLaw,
  checkLegalDuties,
  checkUnusedConsents,
  checkImageTexts,
  checkContrast,
  checkUntranslated,
  checkPlainTexts,
];

/**
 * All that is wrong with a shop, without building it: what stops a build or makes it warn, and in a
 * shop without errors also what only shows once its pages are put together.
 */
export async function checkShop(source: ContentSource): Promise<Problem[]> {
  const read = await source.load();
  const { site, problems } = await loadSite({ name: source.name, load: async () => read });
  if (!site) return problems;
  const found = collectFindings({ origin: (path) => read.origin(path), problems: [] });
  const context = checkContext(site, found.report);
  for (const check of checks) check(context);
  return [...problems, ...found.problems];
}

/** What the checks work from, of a shop without errors. */
function checkContext(site: Site, report: CheckContext['report']): CheckContext {
  const fields: MarkedField[] = [];
  const translations: TranslationList[] = [];
  visitFields(contentSchema, site, [], (found) => {
    if (found.kind === 'translations') translations.push(found);
    else fields.push(found);
  });
  const byKind = Map.groupBy(fields, ({ kind }): FieldKind => kind);
  // No check asks what a picture's files are, or which events are over.
  const planned = plan(site, new Map(), new Date().toISOString().slice(0, 10));
  return {
    site,
    index: indexPages(site),
    pages: [...planned.pages()],
    shells: Array.from(planned.queries.values()).flatMap((query) =>
      query.key === 'shell' ? [query.data] : [],
    ),
    anchorsOf: pageAnchors(planned),
    fieldsOf: (kind) => byKind.get(kind) ?? [],
    translations,
    report,
  };
}
