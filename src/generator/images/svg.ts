import type { CustomPlugin, PluginConfig } from 'svgo';
import { isEditors } from '#model/svg-rules.ts';

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

const safeAndSmall: PluginConfig[] = ['preset-default', 'removeScripts', onlyDrawing];

/** For SVG as a file of its own: small, without scripts, otherwise as it was drawn. */
export const svgFile: readonly PluginConfig[] = safeAndSmall;

/**
 * For SVG within a page's HTML: it scales by its `viewBox`, has no name of its own, and its ids
 * and classes begin with the prefix, since those of a page are all in one space.
 */
export function svgInline(prefix: string): readonly PluginConfig[] {
  return [
    ...safeAndSmall,
    'removeDimensions',
    'removeTitle',
    'removeXMLNS',
    { name: 'removeAttrs', params: { attrs: ['svg:role', 'svg:aria-.*', 'svg:class', 'svg:id'] } },
    { name: 'prefixIds', params: { prefix, delim: '-' } },
  ];
}

/**
 * Rewrites an SVG by the plugins.
 *
 * @throws Error where it is not valid.
 */
export async function rewriteSvg(svg: string, plugins: readonly PluginConfig[]): Promise<string> {
  // Loaded when needed: it takes 150 ms, and most builds find every SVG in the cache.
  const { optimize } = await import('svgo');
  return optimize(svg, { multipass: true, plugins: [...plugins] }).data;
}
