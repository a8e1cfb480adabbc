import type { CustomPlugin, PluginConfig } from 'svgo';
import { readSvg } from '#content/media/svg.ts';
import { isEditors } from '#model/svg-rules.ts';

/**
 * Leaves nothing but the drawing. HTML within an SVG has the same powers as the page's own HTML. So
 * has content that the loader ignores because it draws nothing: elements of drawing programs, and
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

/** For SVG files: small, without scripts, otherwise as drawn. */
export const svgFile: readonly PluginConfig[] = safe;

/**
 * For SVG within a page's HTML: it scales by its `viewBox`, has no name of its own, and its ids and
 * classes begin with the prefix, since a page has only one namespace.
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
 * Rewrites a drawing with plugins, and optimises it unless that would change how it looks.
 *
 * @throws SvgError if it is not a valid drawing
 */
export async function rewriteSvg(
  file: Uint8Array | string,
  plugins: readonly PluginConfig[],
): Promise<string> {
  const { source, width, height } = readSvg(file);
  // Loaded on demand: it takes 150 ms, and most builds find every SVG in the cache.
  const { optimize } = await import('svgo');
  const rewritten = optimize(source, { plugins: [...plugins] }).data;
  if (hasOtherTransforms(source)) return rewritten;
  const small = optimize(source, { multipass: true, plugins: ['preset-default', ...plugins] }).data;
  return (await drawnAlike(source, small, { width, height })) ? small : rewritten;
}

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`;
const comma = String.raw`(?:\s*,\s*|\s+)`;
/** A number that begins with a sign or a point needs no separator before it. */
const next = String.raw`(?:${comma}${number}|(?=[+.-])${number})`;
const transform = (names: string, ...counts: number[]) =>
  String.raw`(?:${names})\s*\(\s*${number}(?:${counts.map((count) => `(?:${next}){${count}}`).join('|')})\s*\)`;

/** The grammar of `transform` (https://www.w3.org/TR/css-transforms-1/#svg-syntax). */
const transformList = new RegExp(
  String.raw`^\s*(?:none|(?:(?:${transform('matrix', 5)}|${transform('translate|scale', 1, 0)}|${transform('rotate', 2, 0)}|${transform('skewX|skewY', 0)})[\s,]*)*)$`,
);

/**
 * Whether some transform breaks the grammar, such as `scale(0,5, 1)` from a program that writes
 * decimal commas. Browsers ignore it; the optimiser would read other numbers.
 */
function hasOtherTransforms(svg: string): boolean {
  const attributes = Array.from(
    svg.matchAll(/\s(?:transform|\w+Transform)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
    ([, double, single = '']) => double ?? single,
  );
  return attributes.some((value) => !transformList.test(value));
}

/** The longest side of the renderings compared, px. */
const side = 320;

/** The difference of a channel, out of 255, above which a pixel counts as different. */
const visible = 48;

/** The share of pixels that may differ: rounded coordinates shift some edges a little. */
const tolerated = 0.0005;

interface Size {
  width: number;
  height: number;
}

/** Whether two drawings of the same size in px look alike. */
async function drawnAlike(one: string, other: string, size: Size): Promise<boolean> {
  const [before, after] = await Promise.all([pixels(one, size), pixels(other, size)]);
  if (!before || before.length !== after?.length) return false;
  let others = 0;
  for (let at = 0; at < before.length; at += 4) {
    if (differs(before, after, at)) others += 1;
  }
  return others <= (before.length / 4) * tolerated;
}

function differs(before: Uint8Array, after: Uint8Array, at: number): boolean {
  const alpha = before[at + 3] ?? 0;
  const otherAlpha = after[at + 3] ?? 0;
  if (Math.abs(alpha - otherAlpha) > visible) return true;
  return [0, 1, 2].some((channel) => {
    const value = ((before[at + channel] ?? 0) * alpha) / 255;
    const otherValue = ((after[at + channel] ?? 0) * otherAlpha) / 255;
    return Math.abs(value - otherValue) > visible;
  });
}

/** The drawing as RGBA; undefined if it can't be drawn. */
async function pixels(svg: string, { width, height }: Size): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 100_000);
  try {
    return await sharp(Buffer.from(asFile(svg, { width, height })), { density })
      .resize(side, side, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Adds the namespaces and the size that SVG for HTML lacks. */
function asFile(svg: string, { width, height }: Size): string {
  if (svg.includes('xmlns="http://www.w3.org/2000/svg"')) return svg;
  return svg.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"`,
  );
}
