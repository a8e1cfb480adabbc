import { anchorMaker } from '#model/anchor.ts';
import type { Language } from '#model/language.ts';
import { hasCatalogue } from '#model/pages/item-pages.ts';
import type { MarkdownText } from '#model/rich-text.ts';
import { ownEntries } from '#model/services/services.ts';
import { planCheck } from './check.ts';

/** Reports legal texts that contradict the settings of the site, and thus misinform visitors. */
export const checkContradictingTexts = planCheck(
  ['contradicting-text'],
  ({ site, texts, words, report }) => {
    const at = site.pages.findIndex(({ key }) => key === 'privacy');
    const notices = site.pages[at]?.translations ?? [];
    for (const { service, entry } of ownEntries) {
      const isUsed = service.settings(site) !== undefined;
      for (const [index, { text }] of notices.entries()) {
        const statement = statementOn(entry.heading, texts.markdown.get(text));
        if (statement === undefined || deniesUse(statement) !== isUsed) continue;
        report({
          code: 'contradicting-text',
          path: ['pages', at, 'translations', index, 'text'],
          message: isUsed
            ? `The privacy notice says "${statement}", but ${entry.name} is in use.`
            : `The privacy notice says "${statement}", but ${entry.name} is not set up.`,
          hint: isUsed
            ? `Say under the heading about ${entry.name} what it is used for, who gets the data, and for how long.`
            : `${service.howToUse(words)}, or say that ${entry.name} is not used.`,
        });
      }
    }
    if (hasCatalogue(site)) {
      for (const [index, { text, language }] of notices.entries()) {
        const { name, line } = requestList[language];
        if (name.test(texts.markdown.get(text)?.plainText ?? '')) continue;
        report({
          code: 'contradicting-text',
          path: ['pages', at, 'translations', index, 'text'],
          message:
            'The shop has items, but the privacy notice does not name the request list, which browsers keep.',
          hint: `Add to what it says of browsers: "${line}"`,
        });
      }
    }
    const hasRolex =
      site.project.config.brand_config.rolex_clock ||
      site.brands.some(({ slug }) => slug === 'rolex');
    if (site.legal.rolex_area && !hasRolex) {
      report({
        code: 'contradicting-text',
        path: ['legal', 'rolex_area'],
        message:
          'Visitors are told of a Rolex area, but the shop has neither the brand nor its clock.',
        hint: 'Leave it out, or add the brand "rolex".',
      });
    }
  },
);

/** How notices name the request list, and what they may say about it. */
const requestList: Record<Language, { name: RegExp; line: string }> = {
  de: {
    name: /merkliste/i,
    line: '- **Ihre Merkliste** (lokaler Speicher): die Stücke, bei denen Sie auf „Merken“ tippen, bis Sie die Liste senden oder leeren',
  },
  en: {
    name: /request list/i,
    line: '- **your request list** (local storage): the pieces you choose to save, until you send or clear the list',
  },
  fr: {
    name: /sélection/i,
    line: '- **votre sélection** (stockage local) : les pièces que vous choisissez de garder, jusqu’à ce que vous l’envoyiez ou la vidiez',
  },
};

/** The first sentence below the heading that a link targets. */
function statementOn(heading: string, text: MarkdownText | undefined): string | undefined {
  const anchorOf = anchorMaker([]);
  const anchor = heading.replace(/.*#/, '');
  const found = text?.headings.find(({ id, words }) => (id ?? anchorOf(words)) === anchor);
  if (!text || !found) return undefined;
  const lines = text.plainText.split('\n');
  return /^.*?[.!?](?=\s|$)/.exec(lines[lines.indexOf(found.words) + 1] ?? '')?.[0];
}

/** Whether a sentence denies something unconditionally, not only until the visitor agrees. */
function deniesUse(sentence: string): boolean {
  return (
    /\b(?:kein\w*|nicht|weder|no|not|never|neither|ne|aucune?|ni)\b|n['’]/i.test(sentence) &&
    !/zustimm|einwillig|einverst|agree|consent|accord/i.test(sentence)
  );
}
