import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Fails where axe finds the page hard to use for people with disabilities, and says what and where.
 * axe is a script, so the visitor must have scripts on. Frames of other hosts are not looked into.
 */
export async function checkAxe(page: Page): Promise<void> {
  // Both settings find the same in a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
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
