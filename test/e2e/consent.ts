import type { Locator, Page } from 'playwright-core';
import { type Decision, decisionKey, parseDecision } from '#model/consent/consent.ts';

export function banner(page: Page): Locator {
  return page.locator('#consent');
}

/** A button of the banner. */
export function answer(page: Page, name: string): Locator {
  return banner(page).getByRole('button', { name, exact: true });
}

/** Unfolds the switches of the first question. */
export async function unfold(page: Page): Promise<void> {
  await banner(page)
    .locator('summary', { hasText: /^Auswahl$/ })
    .click();
}

/** Waits until the visitor is being asked, and the banner has come to rest. */
export async function asking(page: Page): Promise<void> {
  await banner(page).waitFor();
  await banner(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** The decision as the browser keeps it. */
export async function stored(page: Page): Promise<Decision | undefined> {
  return parseDecision(await page.evaluate((key) => localStorage.getItem(key), decisionKey));
}

/** What the visitor has agreed to, as the browser keeps it. */
export async function given(page: Page): Promise<string[] | undefined> {
  return (await stored(page))?.entries
    .filter(({ consentGiven }) => consentGiven)
    .map(({ function_id }) => function_id);
}
