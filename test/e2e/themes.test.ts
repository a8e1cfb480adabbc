import { expect } from 'vitest';
import { test } from './another-shop.ts';
import { checkAxe } from './axe.ts';

/** Themes that no one would choose, dark and light, some with footer colours. */
const themes: [name: string, yaml: string][] = [
  ['grey on grey', 'base_color: "#777777"\nbrand_color: "#7a7a7a"\n'],
  ['red on black', 'base_color: "#101010"\nbrand_color: "#ff0000"\n'],
  ['green on yellow', 'base_color: "#ffff00"\nbrand_color: "#00ff00"\n'],
  [
    'dark with a pale footer',
    `base_color: "#1b1f24"
brand_color: "#d9b44a"
config:
  components:
    footer:
      backgroundColor: "#888888"
      fontColor: "#999999"
      subFooterBackgroundColor: "#ffffff"
      subFooterFontColor: "#eeeeee"
`,
  ],
];

test.for(themes)('everyone can read a shop in %s', async ([, theme], { openShop, page }) => {
  const url = await openShop({ 'theme.yaml': theme });
  for (const path of ['/', '/uhren/ostra', '/impressum']) {
    await page.goto(url + path);
    await expect(checkAxe(page, { only: ['color-contrast'] })).resolves.toBeUndefined();
  }
});
