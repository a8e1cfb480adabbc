import { expect } from 'vitest';
import { pageViews, settle, test } from './stage.ts';

test('calls, routes, accepted forms and searches without results are reported, without personal data', async ({
  visit,
}) => {
  const { page, open, decide, expectPages, matomo } = visit;
  await open('/a');
  const act = () =>
    page.evaluate(() => {
      for (const href of [
        'tel:+4964312345',
        'https://www.openstreetmap.org/directions?to=Brunnau',
      ]) {
        const link = document.createElement('a');
        link.href = href;
        link.innerHTML = '<span>Link</span>';
        link.addEventListener('click', (event) => event.preventDefault());
        document.body.append(link);
        link.firstElementChild?.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true }),
        );
      }
      const report = (name: string, detail: string) =>
        dispatchEvent(new CustomEvent(name, { detail }));
      report('form-accepted', 'contact');
      for (const query of ['Perlenkette', 'anna@example.org', 'Anna 06431/123 45-6']) {
        report('search-missed', query);
      }
    });
  await act();
  await decide(true);
  await expectPages('Page /a');
  await act();
  const told = () =>
    matomo.hits.flatMap(({ e_c, e_a, e_n, search, search_count }) => {
      if (search) return [['search', search, search_count]];
      return e_c === 'contact' ? [[e_a, e_n]] : [];
    });
  await expect.poll(told).toEqual([
    ['call', ''],
    ['route', ''],
    ['request', 'contact'],
    ['search', 'Perlenkette', '0'],
  ]);
  await decide(false);
  const sent = matomo.hits.length;
  await act();
  await settle(page);
  expect(matomo.hits).toHaveLength(sent);
});

test('the address of a page opened from a mail is not sent, because it contains a token', async ({
  visit,
}) => {
  const { page, open, decide, expectPages, matomo } = visit;
  await open('/');
  await page.goto('/a', { referer: `${page.url()}api/newsletter/unsubscribe?token=secret` });
  await page.waitForFunction('window.shop');
  expect(await page.evaluate(() => document.referrer)).toContain('token=secret');
  await decide(true);
  await expectPages('Page /a');
  expect(pageViews(matomo)[0]).not.toHaveProperty('urlref');
});
