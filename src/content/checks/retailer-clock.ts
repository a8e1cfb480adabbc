import { clockPage } from '#model/entities/project.ts';
import { defaultLanguage } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import { contentCheck } from './check.ts';

/** Without its page or its key the retailer clock is left out, though the shop has switched it on. */
export const checkRetailerClock = contentCheck(
  ['incomplete-retailer-clock'],
  ({ content, draft, index, words, report }) => {
    const project = draft.project[0];
    if (!project?.sound) return;
    const { rolex_clock, rolex_api_key } = project.value.config.brand_config;
    if (!rolex_clock) return;
    const lacking = (message: string, hint: string) =>
      report({
        code: 'incomplete-retailer-clock',
        path: [...project.path, 'config', 'brand_config', 'rolex_clock'],
        message,
        hint,
      });
    const link = resolveLink(clockPage, { language: defaultLanguage, index });
    if (link.kind === 'broken') {
      lacking(
        `The retailer clock has no page "${clockPage}" to lead to, and is not shown.`,
        'Add the brand "rolex" with a type that stands under "watches", or switch the clock off.',
      );
    }
    if (!rolex_api_key) {
      lacking(
        'The retailer clock has no key: its link is shown without the clock.',
        'Write the key that Rolex gave you into rolex_api_key, or switch the clock off.',
      );
    } else if (!content.consents.some(({ function_id }) => function_id === 'rolex')) {
      lacking(
        'Nobody can agree to the retailer clock: its link is shown without the clock.',
        `Add an entry with the function_id "rolex" to ${words.record('consents')}.`,
      );
    }
  },
);
