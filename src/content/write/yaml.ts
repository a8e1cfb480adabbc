import {
  COLLECTION_STYLE,
  DEFAULT_SCALAR_STYLE_RULES,
  dump,
  type Node,
  SCALAR_STYLE,
  type ScalarStyleRule,
  visit,
} from 'js-yaml';

/** Columns of a line; longer texts are folded. */
const width = 118;

/**
 * A value as YAML, as a person would write it: texts of several lines as blocks, short lists and
 * rows of plain values on one line.
 */
export function toYaml(value: unknown): string {
  return dump(value, {
    lineWidth: width,
    noRefs: true,
    quoteStyle: 'double',
    flowBracketPadding: true,
    scalarStyleRules: Object.values(styleRules),
    transform: (documents) =>
      visit(documents, (node, { parent }) => {
        if (isOnOneLine(node, parent)) node.style = COLLECTION_STYLE.FLOW;
      }),
  });
}

/** The usual rules, but spaces that do not break stay as they are, and so do the lines of a text. */
const styleRules: Record<string, ScalarStyleRule> = {
  ...DEFAULT_SCALAR_STYLE_RULES,
  doubleQuoteForInvisibles(layout) {
    const { value } = layout.node;
    if (/[\t\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(value)) quote(layout);
    else if (value.includes('\n') && !layout.isKey && !layout.flowOnly) asBlock(layout);
  },
};

const quote: ScalarStyleRule = (layout) => {
  layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
};

const asBlock: ScalarStyleRule = (layout) => {
  layout.style = SCALAR_STYLE.LITERAL_BLOCK;
};

/** Lists of plain values, and rows of a list with more than one of them. */
function isOnOneLine(
  node: Node,
  parent: Node | null,
): node is Extract<Node, { kind: 'mapping' | 'sequence' }> {
  if (parent === null) return false;
  if (node.kind === 'sequence') return areShort(node.items);
  if (node.kind !== 'mapping' || parent.kind !== 'sequence' || node.items.length < 2) return false;
  return areShort(node.items.flatMap(({ key, value }) => [key, value]));
}

/** Whether values are plain ones, and stand on one line with what is between them. */
function areShort(nodes: readonly Node[]): boolean {
  let columns = 20;
  for (const node of nodes) {
    if (node.kind !== 'scalar' || node.value.includes('\n')) return false;
    columns += node.value.length + 3;
  }
  return columns <= width;
}
