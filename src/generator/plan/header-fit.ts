import type { Theme } from '#model/entities/theme.ts';
import type { ShellView } from '#model/views/shell.ts';
import { words } from '#words/words.ts';

/** How the header of a site is laid out. All lengths are px at the browser's usual text size. */
export interface HeaderFit {
  /** Width of the window from which the menu fits on one row in every language; Infinity if none does. */
  menuFrom: number;
  /** Height of the logo, before it is limited by the header's height and width. */
  logoHeight: number;
  /** Width of the logo by its height. */
  logoRatio: number;
}

/** The logo takes as much area as one of this shape that is 44 % as high as the header. */
const usualRatio = 16 / 3;

/** Height of the tallest fixed image and of the tallest drawing (specification, section 9). */
const mostHeight = { image: 80, drawing: 120 };

/** The share of the window that content may take; the rest is margin. */
const wrapperShare = 0.9;

/** Font size of the menu's entries: 0.97rem. */
const entrySize = 15.52;

/** Width of the button that opens an entry. */
const arrowWidth = 24;

/** Between the menu's entries. */
const entryGap = 14;

/** The most of the bar that the logo takes. */
const logoShare = 0.34;

/** What the layout needs to know of a logo. */
interface LogoSize {
  width: number;
  height: number;
  isDrawing: boolean;
}

/**
 * Lays out the header of a site: how large the logo is, and from which width on the menu is a bar.
 * The widths of texts are estimates that are never too small.
 *
 * @param logo that of the shells, which have none if they were planned without images.
 */
export function headerFit(
  theme: Theme,
  shells: readonly ShellView[],
  logo: LogoSize | undefined = logoOf(shells[0]),
): HeaderFit {
  const { header, wrapper } = theme.config.components;
  const logoRatio = logo ? logo.width / logo.height : usualRatio;
  const shapely = header.fullHeight * 0.44 * Math.sqrt(usualRatio / logoRatio);
  const most = logo && !logo.isDrawing ? mostHeight.image : mostHeight.drawing;
  const logoHeight = Math.min(header.logoHeight ?? shapely, most);

  const needed = (bar: number) =>
    Math.max(...shells.map((shell) => menuWidth(shell) + toolsWidth(shell))) +
    Math.min(logo ? logoHeight * logoRatio : Infinity, bar * logoShare) +
    2 * Math.min(Math.max(12, bar * 0.03), 48);
  let bar = wrapper.width;
  while (bar > 0 && needed(bar) <= bar) bar -= 1;
  const menuFrom = bar === wrapper.width ? Infinity : Math.ceil((bar + 1) / wrapperShare);
  return { menuFrom, logoHeight, logoRatio };
}

function logoOf(shell: ShellView | undefined): LogoSize | undefined {
  const logo = shell?.logo;
  if (!logo) return undefined;
  const { width, height } = logo;
  return { width, height, isDrawing: !('formats' in logo) || logo.formats[0] === 'svg' };
}

function menuWidth({ menu }: ShellView): number {
  const entries = menu.map(({ label, links, groups }) => {
    const hasPanel = links.length + groups.length > 0;
    return textWidth(label) * entrySize + (hasPanel ? arrowWidth : 0);
  });
  return sum(entries) + Math.max(0, entries.length - 1) * entryGap;
}

function toolsWidth(shell: ShellView): number {
  const { language, languages, requestList, clockLink, retailerClock } = shell;
  const clock = retailerClock ? 150 : 30 + textWidth(words[language].frame.officialRetailer) * 14;
  const tools = [
    ...(clockLink ? [clock] : []),
    44,
    ...(requestList ? [44] : []),
    ...(languages.length > 1 ? [languages.length * 28] : []),
  ];
  return sum(tools) + (tools.length - 1) * 8;
}

/** Widths of letters in em, by the widest of each class in the site's text face. */
const letterWidths: readonly [RegExp, number][] = [
  [/[ijlIîï '’.,:;!|]/u, 0.28],
  [/[frt"()/-]/u, 0.4],
  [/[acksvxyzàâäçJ]/u, 0.55],
  [/[mM@]/u, 0.93],
  [/[wOÖQ%]/u, 0.8],
  [/[WŒœÆæ]/u, 1.1],
  [/[\p{Ll}LFSZ–]/u, 0.62],
  [/[\dBEÉPRTYXK]/u, 0.71],
  [/[\p{Lu}&]/u, 0.77],
];

/** The width of a text in em, rather too large than too small. */
function textWidth(text: string): number {
  return sum(Array.from(text, (char) => letterWidths.find(([some]) => some.test(char))?.[1] ?? 1));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
