import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focused element, whether it is in view, and whether it has an outline. */
async function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
    ];
    return {
      name: element.outerHTML.slice(0, 200),
      isInSight: element !== document.body && (element.contains(met) || met?.contains(element)),
      isShown: styles.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1,
      ),
    };
  });
}

/**
 * Presses Tab, or the given keys, until an element has the focus; every stop on the way must show
 * the focus.
 */
export async function tabTo(page: Page, selector: string, keys = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press(keys);
    expect(await focus(page)).toMatchObject({ isInSight: true, isShown: true });
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

/** Fills in and sends a request form by keyboard alone. */
export async function sendByKeys(page: Page): Promise<void> {
  await tabTo(page, 'form [name="name"]');
  await page.keyboard.type('Änne Brandt');
  await tabTo(page, 'form [name="email"]');
  await page.keyboard.type('aenne@mail.example');
  await tabTo(page, 'form [type="checkbox"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'form button[type="submit"]');
  await page.keyboard.press('Enter');
}
