import { expect } from 'vitest';
import { open } from './app.ts';
import { test } from './pages.ts';
import { untilIdle } from './until-idle.ts';

test('on a phone, links to directions open its maps app, on every page that has them', async ({
  newPage,
}) => {
  const { page } = await newPage({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/146.0 Mobile',
    viewport: { width: 360, height: 740 },
  });
  const routes = page.locator('a[href*="openstreetmap.org/directions"]');
  for (const path of ['/kontakt', '/events/130-jahre-2027']) {
    await open(page, path);
    await untilIdle(page);
    const asked = await routes.evaluateAll((links) => {
      const addresses: string[] = [];
      navigation.addEventListener('navigate', (event) => {
        addresses.push(event.destination.url);
        event.preventDefault();
      });
      for (const link of links) (link as HTMLElement).click();
      return addresses;
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((address) => !/^geo:0,0\?q=[\w%.-]+$/.test(address))).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  }
});
