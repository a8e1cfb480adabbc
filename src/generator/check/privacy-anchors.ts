import { placeOf } from '#model/pages/page-index.ts';
import { ownEntryIds, services } from '#model/services/services.ts';
import { planCheck } from './check.ts';

/** The places of the privacy notice that the consent banner leads to (specification, section 2). */
const needed = ['privacy#cookies', ...ownEntryIds.map((id) => services[id].ownEntry.heading)].map(
  (heading) => heading.replace('privacy#', ''),
);

/** The privacy notice has its anchors in every language, wherever it stands in that language. */
export const checkPrivacyAnchors = planCheck(
  ['missing-privacy-anchor'],
  ({ site, index, anchorsOf, report }) => {
    const at = site.pages.findIndex(({ key }) => key === 'privacy');
    const translations = site.pages[at]?.translations ?? [];
    const page = index.byId.get('privacy');
    const reported = new Set<string>();
    for (const language of site.project.languages) {
      const place = page && placeOf(index, page, language);
      if (!place) continue;
      const own = translations.findIndex((translation) => translation.language === language);
      const shown = Math.max(own, 0);
      for (const anchor of needed) {
        if (anchorsOf(place.path).has(anchor) || reported.has(`${shown} ${anchor}`)) continue;
        reported.add(`${shown} ${anchor}`);
        report({
          code: 'missing-privacy-anchor',
          path: ['pages', at, 'translations', shown, 'text'],
          message: `No heading has the anchor "${anchor}", which the consent banner leads to.`,
          hint: `End the heading of that part with "{#${anchor}}".`,
        });
      }
    }
  },
);
