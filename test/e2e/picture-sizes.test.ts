import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

/** The minimum share of the pixels that a picture needs to look sharp. */
const least = 0.95;

/** The browser's choice for a picture, in pixels. */
interface Chosen {
  address: string;
  /** The width of the chosen file. */
  file: number;
  /** The width at which the picture is shown, including cropped parts. */
  shown: number;
  /** The width of the widest file. */
  widest: number;
}

test.for(germanTemplatePaths)(
  'on %s every picture has the pixels for its box, in windows of any width',
  async (path, { page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      const pictures = await chosenPictures(page);
      const poor = pictures.filter(
        ({ file, shown, widest }) => file < least * Math.min(shown, widest),
      );
      expect(poor, `at ${size.width} px`).toEqual([]);
    }
  },
);

/** The pictures of a page with several widths, once the browser has chosen. */
async function chosenPictures(page: Page): Promise<Chosen[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter(({ srcset }) => srcset !== '');
    for (const image of images) image.loading = 'eager';
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(images.map((image) => image.decode()));
    return images
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const isCovering = getComputedStyle(image).objectFit === 'cover';
        const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one));
        return {
          address: new URL(image.currentSrc).pathname,
          file: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          shown: Math.round(isCovering ? Math.max(width, height * ratio) : width),
          widest: Math.max(...widths),
        };
      });
  });
}
