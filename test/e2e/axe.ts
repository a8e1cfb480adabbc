import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** Rules that do not apply. */
  without?: string[];
  /** The rules to check; by default WCAG 2.2 AA and best practices. */
  only?: string[];
  /** Whether axe has already run in this page and need not be loaded again. */
  isLoaded?: boolean;
}

/** The standard for every page: levels A and AA of WCAG 2.2, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Rules that axe omits by default: WCAG 2.2's target size, and accessible names that lack the
 * visible label, which people with voice control say.
 */
const furtherRules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/**
 * Fails if axe finds the page hard to use for people with disabilities, and says what and where.
 * axe is a script, so the visitor must have JavaScript. Frames of other hosts are not checked.
 */
export async function checkAxe(
  page: Page,
  { without = [], only, isLoaded = false }: AxeOptions = {},
): Promise<void> {
  await atRest(page);
  // Both settings find the same in a third of the time.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void axe' } : {}) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
      rules: {
        ...furtherRules,
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    });
  const { violations } = await axe.analyze();
  if (violations.length === 0) return;
  const list = violations.map(({ id, help, impact, helpUrl, nodes }) =>
    [
      `${id} (${impact}): ${help}. ${helpUrl}`,
      ...nodes.map(({ target, html }) => `    ${target.join(' ')}: ${html}`),
    ].join('\n'),
  );
  throw new Error(`axe on ${page.url()}:\n${list.join('\n')}`);
}

/**
 * Finishes everything that moves or changes its colour, including what would start later: nobody
 * chose the colours in between.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime !== Infinity;
    });
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
