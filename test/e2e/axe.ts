import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Fails where axe finds the page hard to use for people with disabilities, and says what and where.
 * axe is a script, so the visitor must have scripts on.
 */
export async function checkAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  if (violations.length === 0) return;
  const list = violations.map(({ id, help, impact, helpUrl, nodes }) =>
    [
      `${id} (${impact}): ${help}. ${helpUrl}`,
      ...nodes.map(({ target, html }) => `    ${target.join(' ')}: ${html}`),
    ].join('\n'),
  );
  throw new Error(`axe on ${page.url()}:\n${list.join('\n')}`);
}
