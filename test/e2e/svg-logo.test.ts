import { expect } from 'vitest';
import { open } from './app.ts';
import { test } from './pages.ts';

test("a large logo becomes a drawing in the page's text colour", async ({ newPage }) => {
  const { page, errors } = await newPage();
  await open(page, '/fahrraeder/radwerk-schilf');
  const logo = page.locator('main').getByRole('img', { name: 'Radwerk Schilf' });
  await logo.locator('circle').first().waitFor({ state: 'attached' });
  const [ink, text] = await logo.evaluate((host) => {
    const circle = host.shadowRoot?.querySelector('circle');
    return [circle && getComputedStyle(circle).stroke, getComputedStyle(host).color];
  });
  expect(ink).toBe(text);
  expect(errors).toEqual([]);
});

test('a large logo is a picture without JavaScript', async ({ plainPage: page }) => {
  await page.goto('/fahrraeder/radwerk-schilf');
  const logo = page.locator('main').getByRole('img', { name: 'Radwerk Schilf' });
  expect(await logo.getAttribute('src')).toMatch(/\.svg$/);
});
