import { expect } from 'vitest';
import { accepted, fakeFormsServer } from '../fakes/forms-server.ts';
import { expectTitle, open } from './app.ts';
import { checkAxe } from './axe.ts';
import { test } from './pages.ts';

const path = '/events/perlen-knoten-2027';

/** A time after the event, and before another. */
const after = new Date('2027-02-13T17:01:00+01:00');

test('without JavaScript an event can be read, saved and asked about', async ({
  newPage,
  origin,
}) => {
  const { page } = await newPage({ javaScript: false, width: 360 });
  const arrived = await fakeFormsServer(page, { status: 303, headers: { location: '/danke' } });
  await page.goto(path);
  const main = await page.innerText('main');
  for (const told of ['13. Februar 2027', '14–17', 'Heuboden', '48\u00a0€']) {
    expect(main).toContain(told);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  const calendar = await page.locator('main a[href$=".ics"]').getAttribute('href');
  const answer = await fetch(`${origin}${calendar}`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('DTSTART;TZID=Europe/Berlin:20270213T140000\r\n');
  const form = page.locator('form[action$="/api/seats"]');
  await form.locator('[name="name"]').fill('Änne Brandt');
  await form.locator('[name="email"]').fill('aenne@mail.example');
  await form.locator('[name="persons"]').fill('2');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect.poll(() => arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    path: '/api/seats',
    fields: { event: 'Perlen knoten', persons: '2', page: path, privacy: 'on' },
  });
});

test('a request for seats reports missing fields, and is sent by keyboard alone', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await open(page, path);
  await checkAxe(page);
  const form = page.locator('form[action$="/api/seats"]');
  const arrived = await fakeFormsServer(page, accepted);
  await form.locator('[name="name"]').focus();
  await page.keyboard.type('Änne Brandt');
  await page.keyboard.press('Tab');
  await page.keyboard.type('aenne@mail.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('viele');
  await page.keyboard.press('Enter');
  await expect.poll(() => form.innerText()).toContain('eine ganze Zahl von 1 bis 99');
  await form.locator('[name="persons"]').fill('2');
  await form.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await form.locator('[name="persons"]').focus();
  await page.keyboard.press('Enter');
  await expectTitle(page, 'gesendet');
  expect(arrived[0]?.fields).toMatchObject({ event: 'Perlen knoten', persons: '2' });
});

test('past events are not shown as upcoming, even if the build is older', async ({ newPage }) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(after);
  await open(page, '/events');
  const coming = page.locator('section', { has: page.locator('#coming') });
  await expect.poll(() => coming.innerText()).not.toContain('Perlen knoten');
  expect(await coming.innerText()).toContain('Frühjahrsdurchsicht');
  await open(page, path);
  await expect.poll(() => page.innerText('main')).toContain('Diese Veranstaltung ist vorbei');
  expect(await page.locator('form[action$="/api/seats"]').count()).toBe(0);
});
