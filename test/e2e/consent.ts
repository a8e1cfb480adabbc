import type { Locator, Page } from 'playwright-core';
import { type Decision, decisionKey, parseDecision } from '#model/consent/consent.ts';

export function banner(page: Page): Locator {
  return page.locator('#consent');
}

/** A button of the banner. */
export function answer(page: Page, name: string): Locator {
  return banner(page).getByRole('button', { name, exact: true });
}

/** Expands the switches of the first question. */
export async function unfold(page: Page): Promise<void> {
  await banner(page)
    .locator('summary', { hasText: /^Auswahl$/ })
    .click();
}

/** Waits until the visitor is asked, and the banner has settled. */
export async function asking(page: Page): Promise<void> {
  await banner(page).waitFor();
  await banner(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** The stored decision. */
export async function stored(page: Page): Promise<Decision | undefined> {
  return parseDecision(await page.evaluate((key) => localStorage.getItem(key), decisionKey));
}

/** The stored consents. */
export async function given(page: Page): Promise<string[] | undefined> {
  return (await stored(page))?.entries
    .filter(({ consentGiven }) => consentGiven)
    .map(({ function_id }) => function_id);
}
