import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import { isSameDocument, open } from './app.ts';
import { answer } from './faults.ts';
import { test } from './pages.ts';
import { germanTemplatePaths } from './templates.ts';

// The offer to load a video is not in documents either.
const paths = germanTemplatePaths.map((path) => (path === '/werkstatt' ? '/team' : path));

/** Pages whose scripts replace parts of the document: compared after hydration. */
const scripted = new Set(['/merkliste', '/termin']);

const widths = [390, 1280];

interface Look {
  /** Name, classes and styles. */
  style: string;
  /** Left, top, width and height, px. */
  place: number[];
}

/** The look of each element of a page, by window width. */
type Looks = Record<number, Look[]>;

test('each template looks as in its document, whatever other pages were loaded and shown before', async ({
  newPage,
}) => {
  const { page } = await newPage({ reducedMotion: 'reduce' });
  // The script's drawings of logos are not in documents.
  await answer(page, /^\/assets\/svg-logo-/, 'no answer');
  const fresh = new Map<string, Looks>();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (scripted.has(path)) await alive(page);
    fresh.set(path, await looks(page));
  }
  const [start = ''] = paths;
  await open(page, start);
  const changed: unknown[] = [];
  const compare = async (path: string, when: string) => {
    const now = await looks(page);
    for (const width of widths) {
      const expected = fresh.get(path)?.[width] ?? [];
      const found = now[width] ?? [];
      const at = expected.findLastIndex((look, index) => !isLike(look, found[index]));
      if (at !== -1 || expected.length !== found.length) {
        changed.push([path, when, width, expected[at], found[at]]);
      }
    }
  };
  await page.evaluate(loadInAdvance, paths);
  await expect.poll(() => page.evaluate(loadedSheets)).toBe(paths.length - 1);
  await compare(start, 'with all others loaded');
  for (const path of [...paths.slice(1), start]) {
    await goTo(page, path);
    await compare(path, 'shown by a link');
  }
  expect(changed).toEqual([]);
}, 120_000);

/** Fractions of a pixel depend on the window's previous widths. */
function isLike({ style, place }: Look, other: Look | undefined): boolean {
  return (
    style === other?.style &&
    place.every((size, at) => Math.abs(size - (other?.place[at] ?? 0)) <= 1)
  );
}

/** Runs in the page: points at a link to each of the other pages. */
function loadInAdvance(others: readonly string[]): void {
  for (const href of others) {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
  }
}

/** Runs in the page: the number of template style sheets loaded. */
function loadedSheets(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/template-[^/]+\.css$/.test(name)).length;
}

/** Follows a link to a page within the document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    await navigation.navigate(href).finished;
  }, path);
  expect(await isSameDocument(page)).toBe(true);
}

async function looks(page: Page): Promise<Looks> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const found: Looks = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found[width] = await page.evaluate(read);
  }
  return found;
}

/** Runs in the page: the position, size and style of each element. */
function read(): Look[] {
  const properties = [
    'display position visibility opacity z-index overflow float clear',
    'color background-color background-image border-top-width border-top-style border-top-color',
    'border-left-width border-left-style border-bottom-width border-bottom-color border-radius',
    'font-family font-size font-weight font-style line-height letter-spacing word-spacing',
    'text-align text-transform text-decoration-line text-wrap-style hyphens white-space-collapse',
    'max-width max-height list-style-type object-fit object-position aspect-ratio',
    'grid-template-columns grid-column-start grid-column-end align-items justify-content gap',
    'columns transform transition-property clip-path cursor',
  ].flatMap((line) => line.split(' '));
  // The switches of the banner are not in documents.
  const all = document.querySelectorAll(
    '#app, #app *:not(#consent details details > :not(summary), #consent details details > :not(summary) *)',
  );
  return [...all].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return {
      style: [element.tagName, element.getAttribute('class'), ...values].join('; '),
      place: [left, top + scrollY, width, height],
    };
  });
}
