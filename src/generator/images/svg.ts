import type { CustomPlugin, PluginConfig } from 'svgo';
import { readSvg } from '#content/media/svg.ts';
import { isEditors } from '#model/svg-rules.ts';
import { drawnAlike } from './drawn-alike.ts';

/**
 * Leaves nothing but the drawing. HTML within an SVG could do what the page's own HTML can. So
 * could what the loader passes over because it draws nothing: elements of drawing programs, and
 * instructions, which end earlier in HTML than in XML.
 */
const onlyDrawing: CustomPlugin = {
  name: 'onlyDrawing',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const { name } = node;
        if (isEditors(name) || name.toLowerCase() === 'foreignobject') remove(node, parent);
      },
    },
    instruction: { enter: remove },
    comment: { enter: remove },
  }),
};

function remove<Node>(node: Node, parent: { children: Node[] }): void {
  parent.children = parent.children.filter((child) => child !== node);
}

const safe: PluginConfig[] = ['removeScripts', onlyDrawing];

/** For SVG as a file of its own: small, without scripts, otherwise as it was drawn. */
export const svgFile: readonly PluginConfig[] = safe;

/**
 * For SVG within a page's HTML: it scales by its `viewBox`, has no name of its own, and its ids
 * and classes begin with the prefix, since those of a page are all in one space.
 */
export function svgInline(prefix: string): readonly PluginConfig[] {
  return [
    ...safe,
    'removeDimensions',
    'removeTitle',
    'removeXMLNS',
    { name: 'removeAttrs', params: { attrs: ['svg:role', 'svg:aria-.*', 'svg:class', 'svg:id'] } },
    { name: 'prefixIds', params: { prefix, delim: '-' } },
  ];
}

/**
 * Rewrites a drawing by the plugins, and makes it smaller unless that would change how it looks.
 *
 * @throws SvgError if it is no valid drawing
 */
export async function rewriteSvg(
  file: Uint8Array | string,
  plugins: readonly PluginConfig[],
): Promise<string> {
  const { source, width, height } = readSvg(file);
  // Loaded when needed: it takes 150 ms, and most builds find every SVG in the cache.
  const { optimize } = await import('svgo');
  const rewritten = optimize(source, { plugins: [...plugins] }).data;
  if (hasOtherTransforms(source)) return rewritten;
  const small = optimize(source, { multipass: true, plugins: ['preset-default', ...plugins] }).data;
  return (await drawnAlike(source, small, { width, height })) ? small : rewritten;
}

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const comma = String.raw`(?:\s*,\s*|\s+)`;
/** A number after another needs nothing between the two if it begins with a sign or a point. */
const next = String.raw`(?:${comma}${number}|(?=[+.-])${number})`;
const transform = (names: string, ...counts: number[]) =>
  String.raw`(?:${names})\s*\(\s*${number}(?:${counts.map((count) => `(?:${next}){${count}}`).join('|')})\s*\)`;

/** What `transform` may say (https://www.w3.org/TR/css-transforms-1/#svg-syntax). */
const transformList = new RegExp(
  String.raw`^\s*(?:none|(?:(?:${transform('matrix', 5)}|${transform('translate|scale', 1, 0)}|${transform('rotate', 2, 0)}|${transform('skewX|skewY', 0)})[\s,]*)*)$`,
);

/**
 * Whether some transform does not follow the grammar, such as `scale(0,5, 1)` from a program that
 * writes decimals with commas. Browsers ignore it; the optimiser would read other numbers.
 */
function hasOtherTransforms(svg: string): boolean {
  const attributes = Array.from(
    svg.matchAll(/\s(?:transform|\w+Transform)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
    ([, double, single = '']) => double ?? single,
  );
  return attributes.some((value) => !transformList.test(value));
}
