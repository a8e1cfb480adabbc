import { expect, test } from 'vitest';
import { attribute, elements, text } from '../support/html.ts';
import { renderShop } from '../support/render.ts';

test('the menu marks the page above one that it lacks, and not as the page itself', async () => {
  const shop = await renderShop({
    'menu.yaml': '- { path: watches, translations: [{ language: de, display_name: Uhren }] }\n',
  });
  const menus = elements(await shop.get('/uhren/ostra'), 'nav').filter(
    (nav) => attribute(nav, 'ariaLabel') === 'Hauptmenü',
  );
  const links = menus.flatMap((menu) => elements(menu, 'a'));
  expect(links.map((link) => [text(link), attribute(link, 'ariaCurrent')])).toEqual([
    ['Uhren', 'true'],
  ]);
});
