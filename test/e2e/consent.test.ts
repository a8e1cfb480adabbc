import { expect } from 'vitest';
import { decisionKey } from '#model/consent/consent.ts';
import { alive, holdApplication } from './alive.ts';
import { checkAxe } from './axe.ts';
import { answer, asking, banner, given, stored, unfold } from './consent.ts';
import { test } from './pages.ts';

test('a visitor is asked before any script is loaded', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/uhren');
  await expect(asking(page)).resolves.toBeUndefined();
});

test('without JavaScript nobody is asked', async ({ plainPage: page }) => {
  await page.goto('/uhren', { waitUntil: 'networkidle' });
  expect(await banner(page).isVisible()).toBe(false);
});

test.for([
  ['Nur Notwendiges', ['functional']],
  ['Alles erlauben', ['functional', 'maps', 'video']],
  ['Auswahl erlauben', ['functional', 'maps']],
] as const)(
  '"%s" stores the matching consents and closes the banner',
  async ([name, ids], { newPage }) => {
    const { page } = await newPage({ asked: true });
    await page.goto('/uhren');
    await alive(page);
    if (name === 'Auswahl erlauben') {
      await unfold(page);
      await banner(page).getByLabel('Karte').check();
    }
    await answer(page, name).click();
    expect(await banner(page).isVisible()).toBe(false);
    expect(await given(page)).toEqual(ids);
    await page.reload();
    await alive(page);
    expect(await banner(page).isVisible()).toBe(false);
  },
);

test('only locked entries are pre-selected', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await asking(page);
  await unfold(page);
  const boxes = banner(page).getByRole('checkbox');
  const states = await boxes.evaluateAll((all) =>
    all.map((box) => [(box as HTMLInputElement).checked, (box as HTMLInputElement).disabled]),
  );
  expect(states).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test('refusing looks like agreeing', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await asking(page);
  const look = (name: string) =>
    answer(page, name).evaluate((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } =
        getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
    });
  expect(await look('Nur Notwendiges')).toEqual(await look('Alles erlauben'));
});

test('an answer before the application runs is kept', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  const release = await holdApplication(page);
  await page.goto('/uhren');
  await answer(page, 'Alles erlauben').click();
  expect(await banner(page).isVisible()).toBe(false);
  expect(await stored(page)).toBeUndefined();
  release();
  await alive(page);
  expect(await given(page)).toEqual(['functional', 'maps', 'video']);
});

test('the decision is stored with its time and the texts that were shown', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/en/watches');
  await alive(page);
  await answer(page, 'Allow all').click();
  const decision = await stored(page);
  expect(Date.parse(decision?.time ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(decision?.entries[1]).toEqual({
    function_id: 'maps',
    display_name: 'Map',
    description: expect.stringContaining('OpenFreeMap') as string,
    link: '/en/privacy#karte',
    default_on: false,
    consentGiven: true,
    locked: false,
  });
});

test.for([
  ['other texts', (text: string) => text.replace(/"hash":"\w+"/, '"hash":"0"')],
  ['another version', (text: string) => text.replace('"version":1', '"version":0')],
  ['half of it', (text: string) => text.slice(0, -9)],
  ['an empty text', () => ''],
] as const)('a stored decision of %s counts for nothing', async ([, spoil], { newPage }) => {
  const visit = await newPage({ asked: true });
  const { page } = visit;
  await page.goto('/uhren');
  await alive(page);
  await answer(page, 'Alles erlauben').click();
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', decisionKey);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    decisionKey,
    spoil(text),
  ] as const);
  await page.goto('/datenschutz');
  await alive(page);
  expect(await page.locator('#consentmanager').isVisible()).toBe(false);
  expect(await banner(page).isVisible()).toBe(true);
  expect(visit.errors).toEqual([]);
});

test('changed texts ask again at once', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.addInitScript((key) => localStorage.setItem(key, '{"hash":"0"}'), decisionKey);
  await page.goto('/uhren');
  await expect(asking(page)).resolves.toBeUndefined();
});

test('the button in the footer asks again and shows the decision', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await alive(page);
  await unfold(page);
  await banner(page).getByLabel('Karte').check();
  await answer(page, 'Auswahl erlauben').click();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  expect(await banner(page).isVisible()).toBe(true);
  expect(await banner(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await banner(page).getByLabel('Karte').isChecked()).toBe(true);
  expect(await banner(page).getByLabel('Filme').isChecked()).toBe(false);
});

test('everything is withdrawn in one click on the privacy page', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.addInitScript(() => localStorage.setItem('consentmanager-Google Maps', 'maps'));
  await page.goto('/datenschutz');
  await alive(page);
  await answer(page, 'Alles erlauben').click();
  const manager = page.locator('#consentmanager');
  await manager.getByRole('button', { name: 'Alles widerrufen' }).click();
  expect(await given(page)).toEqual(['functional']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([decisionKey]);
});

test('consent to individual content is listed by name and not ticked', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/datenschutz');
  await page.evaluate(() => localStorage.setItem('consentmanager-Google Maps', 'maps'));
  await page.reload();
  await alive(page);
  const manager = page.locator('#consentmanager');
  expect(await manager.getByRole('heading').allTextContents()).toEqual([
    'Zustimmungen verwalten',
    'Externe Inhalte',
  ]);
  const box = manager.getByLabel('Google Maps');
  expect(await box.isChecked()).toBe(true);
  await box.click();
  expect(await manager.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(await page.evaluate(() => localStorage.getItem('consentmanager-Google Maps'))).toBeNull();
});

test('refusing withdraws content that was always loaded', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await page.evaluate(() => localStorage.setItem('consentmanager-Google Maps', 'maps'));
  await page.reload();
  await alive(page);
  await answer(page, 'Nur Notwendiges').click();
  expect(await page.evaluate(() => localStorage.getItem('consentmanager-Google Maps'))).toBeNull();
});

test('a browser that sends Global Privacy Control is not asked, and can still allow content', async ({
  newPage,
}) => {
  const { page } = await newPage({ asked: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/datenschutz');
  await alive(page);
  const manager = page.locator('#consentmanager');
  expect(await manager.innerText()).toContain('Global Privacy Control');
  expect(await manager.getByRole('button').allTextContents()).toEqual(['Auswahl ändern']);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await manager.getByRole('button', { name: 'Auswahl ändern' }).click();
  expect(await banner(page).getByLabel('Karte').isChecked()).toBe(false);
  await banner(page).getByLabel('Karte').check();
  await answer(page, 'Auswahl erlauben').click();
  expect(await given(page)).toEqual(['functional', 'maps']);
  expect(await manager.innerText()).not.toContain('Global Privacy Control');
});

test('the stored answer can be deleted, and the visitor is asked again', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.addInitScript(() => localStorage.setItem('consentmanager-Google Maps', 'maps'));
  await page.goto('/datenschutz');
  await alive(page);
  await answer(page, 'Alles erlauben').click();
  await page.getByRole('button', { name: 'Gespeicherte Auswahl löschen' }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await banner(page).isVisible()).toBe(true);
});

test.for([
  [320, 480],
  [320, 256],
  [1280, 800],
] as const)(
  'in a window of %i × %i px all of the banner can be reached, and it collapses',
  async ([width, height], { newPage }) => {
    const { page } = await newPage({ asked: true, width });
    await page.setViewportSize({ width, height });
    await page.goto('/impressum');
    await asking(page);
    await unfold(page);
    const box = await banner(page).boundingBox();
    expect(box?.width).toBe(Math.min(520, width));
    for (const button of await banner(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      const place = await button.boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    await banner(page).locator('summary').first().click();
    expect((await banner(page).boundingBox())?.height).toBeLessThan(80);
  },
);

test('the keyboard reaches the banner right after the skip link', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/uhren');
  await asking(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#consent') !== null)).toBe(
    true,
  );
});

test.for([360, 1280])(
  'everyone can use the banner in a window of %i px',
  async (width, { newPage }) => {
    const { page } = await newPage({ asked: true, width });
    await page.goto('/impressum');
    await asking(page);
    await expect(checkAxe(page)).resolves.toBeUndefined();
    await unfold(page);
    await expect(checkAxe(page)).resolves.toBeUndefined();
  },
);

test('everyone can use the consents on the privacy page', async ({ newPage }) => {
  const { page } = await newPage({ asked: true });
  await page.goto('/datenschutz');
  await page.evaluate(() => localStorage.setItem('consentmanager-Google Maps', 'maps'));
  await page.reload();
  await alive(page);
  await answer(page, 'Alles erlauben').click();
  await expect(checkAxe(page)).resolves.toBeUndefined();
});
