import { join } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bundleSite } from '#generator/bundle/bundle.ts';
import { themeStyles } from '#generator/render/document-parts.ts';
import { type Theme, themeSchema } from '#model/entities/theme.ts';
import { body } from '#model/views/common.examples.ts';
import { shell as exampleShell } from '#model/views/shell.examples.ts';
import type { ShellView } from '#model/views/shell.ts';
import type * as EntryServer from '#site/entry-server.tsx';
import { test as base } from './pages.ts';

/** Window widths, px, from the narrowest supported one to a wide one. */
const widths = [320, 360, 768, 992, 1280, 1920];

/** The number of cases sent to the browser at once. */
const batch = 20;

const test = base
  .extend('site', { scope: 'file' }, async () => {
    const bundle = await bundleSite(join(import.meta.dirname, '../../.cache'));
    const { renderWhole } = (await import(bundle.entry)) as typeof EntryServer;
    return { styles: bundle.styles, renderWhole };
  })
  // A page with a frame: media queries use the width of their frame.
  .extend('stage', async ({ newPage, site: { styles } }) => {
    const { page } = await newPage({ bypassCSP: true, javaScript: true });
    await page.goto('/robots.txt');
    const fonts = styles.shared.match(fontFace)?.join('') ?? '';
    await page.setContent(
      `<iframe style="width:320px;height:600px;border:0" srcdoc="<!doctype html><html lang=de data-mode=light><style>${fonts.replaceAll('"', "'")}</style><style></style><body>"></iframe>`,
    );
    await page.evaluate(async () => {
      await document.querySelector('iframe')?.contentDocument?.fonts.load("16px 'Instrument Sans'");
    });
    return page;
  });

const fontFace = /@font-face\s*\{[^}]*\}/g;

const label = fc
  .array(fc.constantFrom('Wand', 'Mode', 'Öl', 'Haus', 'Uhren', 'Kinder', 'WWW', '&'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));

const header = fc.record(
  {
    fullHeight: fc.integer({ min: 48, max: 240 }),
    collapsedHeight: fc.constant(40),
    smallScreenThreshold: fc.integer({ min: 320, max: 1920 }),
    logoHeight: fc.integer({ min: 16, max: 120 }),
    accentBorder: fc.boolean(),
  },
  { requiredKeys: ['fullHeight', 'collapsedHeight', 'smallScreenThreshold'] },
);

const theme = fc
  .record({ header, wrapper: fc.record({ width: fc.integer({ min: 600, max: 2400 }) }) })
  .map((components) => themeSchema.parse({ config: { components } }));

/** From eight times as high as wide to twelve times as wide as high. */
const logo = fc
  .double({ min: -3, max: Math.log2(12), noNaN: true })
  .map((power) => ({ width: Math.round(100 * 2 ** power), height: 100 }))
  .map(({ width, height }) => ({
    width,
    height,
    svg: `<svg viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`,
  }));

const shell = fc
  .record({
    logo: fc.option(logo, { nil: undefined }),
    siteName: label,
    menu: fc.array(fc.record({ label, hasPanel: fc.boolean() }), { maxLength: 8 }),
    hasClock: fc.boolean(),
  })
  .map(({ logo: drawing, siteName, menu, hasClock }): ShellView => {
    const { logo: _logo, ...rest } = exampleShell;
    return {
      ...rest,
      ...(drawing ? { logo: drawing } : {}),
      ...(hasClock ? { clockLink: '/rolex' } : {}),
      siteName,
      requestList: { href: '/merkliste', label: 'Merkliste' },
      menu: menu.map(({ label: name, hasPanel }) => ({
        label: name,
        link: { href: '/uhren', label: name },
        links: hasPanel ? [{ href: '/uhren', label: name }] : [],
        groups: [],
      })),
    };
  });

interface Input {
  html: string;
  css: string;
  /** The maximum height of the header, px. */
  most: number;
}

/** The faults of each header in windows of any of the widths. */
async function faults(page: Page, inputs: readonly Input[]): Promise<string[][]> {
  return page.evaluate(
    ([all, frameWidths]) => {
      const frame = document.querySelector('iframe');
      const view = frame?.contentDocument;
      const style = view?.querySelectorAll('style')[1];
      if (!frame || !view || !style) throw new Error('The page has no frame.');
      const boxOf = (selector: string) => {
        const element = view.querySelector(selector);
        return element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
      };
      const faultsAt = (width: number, most: number) => {
        frame.style.width = `${width}px`;
        const needed = view.documentElement.scrollWidth;
        const bar = boxOf('header');
        const home = boxOf('header a[aria-label] > *');
        const menu = boxOf('#menu');
        const tools = boxOf('header [data-print=hide]:not(nav)');
        const toggle = boxOf('header button[popovertarget]:not(nav *)');
        const now = boxOf('header a:has([data-now])');
        const hasMenu = view.querySelector('#menu li') !== null;
        const entries = Array.from(view.querySelectorAll('#menu > ul > li'));
        const rows = new Set(entries.map((entry) => entry.getBoundingClientRect().top));
        const next = menu ?? tools;
        const checks: [isWrong: boolean, what: string][] = [
          [needed > width, `the page needs ${needed} px`],
          [!bar || bar.height > most, `the header is ${bar?.height} px high, not ${most}`],
          [!home || home.width < 1 || home.height < 1, 'no logo'],
          [!tools || tools.right > width, 'the tools leave the window'],
          [(home?.height ?? 0) > most, 'the logo is higher than the header'],
          [home && next ? home.right > next.left : false, 'the logo covers what follows'],
          [menu && tools ? menu.right > tools.left : false, 'the menu covers the tools'],
          [hasMenu && Boolean(menu) === Boolean(toggle), 'both menu and toggle, or neither'],
          [menu ? rows.size > 1 : false, 'the menu has two rows'],
          [now && tools ? now.height > 0 && now.top < tools.bottom : false, 'the hours overlap'],
        ];
        return checks.flatMap(([isWrong, what]) => (isWrong ? [`${width} px: ${what}`] : []));
      };
      return all.map(({ html, css, most }) => {
        style.textContent = css;
        view.body.innerHTML = html;
        return frameWidths.flatMap((width) => faultsAt(width, most));
      });
    },
    [inputs, widths] as const,
  );
}

test('no theme, logo or menu breaks the header, from the narrowest window to a wide one', async ({
  stage,
  site: { styles, renderWhole },
}) => {
  const inputOf = async (chosen: Theme, shown: ShellView): Promise<Input> => {
    const { shared } = themeStyles(styles, chosen, [shown]);
    const html = await renderWhole({
      shell: shown,
      context: {
        path: '/danke',
        language: 'de',
        languagePaths: { de: '/', en: '/en', fr: '/fr' },
      },
      template: 'template-thanks',
      view: { body: { ...body, gallery: [], teasers: [] } },
    });
    return {
      html: /<header.*<\/header>/s.exec(html)?.[0] ?? '',
      // The fonts of each theme would have to be loaded again.
      css: shared.replaceAll(fontFace, ''),
      most: chosen.config.components.header.fullHeight + 3,
    };
  };
  const cases = fc.array(fc.tuple(theme, shell), { minLength: batch, maxLength: batch });
  await fc.assert(
    fc.asyncProperty(cases, async (all) => {
      const inputs = await Promise.all(all.map(([chosen, shown]) => inputOf(chosen, shown)));
      const found = await faults(stage, inputs);
      const broken = found.flatMap((wrong, at) => (wrong[0] ? [{ wrong, case: all[at] }] : []));
      expect(broken).toEqual([]);
    }),
    { numRuns: 200 / batch, endOnFailure: true },
  );
}, 240_000);
