import type { Mark, Node } from '@tiptap/pm/model';
import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown';

type Writers = ConstructorParameters<typeof MarkdownSerializer>[0];
type State = Parameters<Writers[string]>[0];

const { nodes: usual, marks: usualMarks } = defaultMarkdownSerializer;

/** Characters that would start HTML, an entity or an anchor where plain text is meant. */
const signs = /<(?=[a-z/!?])|&(?=#?\w+;)|\{(?=#)/gi;

const writers: Writers = {
  ...pick('blockquote', 'paragraph', 'text'),
  listItem: usualWriter('list_item'),
  hardBreak: usualWriter('hard_break'),
  horizontalRule: usualWriter('horizontal_rule'),
  bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
  orderedList(state, node) {
    const start = Number(node.attrs['start'] ?? 1);
    const indent = ' '.repeat(String(start + node.childCount - 1).length + 2);
    state.renderList(node, indent, (at) => `${start + at}. `.padEnd(indent.length));
  },
  heading(state, node) {
    const { level, id } = node.attrs as { level: number; id: string | null };
    state.write(`${'#'.repeat(level)} `);
    state.renderInline(node, false);
    if (id) state.write(` {#${id}}`);
    state.closeBlock(node);
  },
  codeBlock(state, node) {
    const longest = Math.max(
      2,
      ...[...node.textContent.matchAll(/`+/g)].map(([run]) => run.length),
    );
    const fence = '`'.repeat(longest + 1);
    state.write(`${fence}${String(node.attrs['language'] ?? '')}\n`);
    state.text(node.textContent, false);
    state.ensureNewLine();
    state.write(fence);
    state.closeBlock(node);
  },
  image(state, node) {
    const { src, alt } = node.attrs as Record<string, string | null>;
    state.write(`![${state.esc(alt ?? '')}](${target(src ?? '', node)})`);
  },
  table: writeTable,
  noteMark: (state, node) => state.write(`[^${String(node.attrs['number'])}]`),
  notes: (state, node) => state.renderContent(node),
  note(state, node) {
    state.write(`[^${String(node.attrs['number'])}]: `);
    state.renderInline(node);
    state.closeBlock(node);
  },
};

const writer = new MarkdownSerializer(
  writers,
  {
    bold: mark('strong'),
    italic: mark('em'),
    code: mark('code'),
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    link: {
      open: '[',
      close: (_state, link) => `](${target(String(link.attrs['href'] ?? ''), link)})`,
      mixable: true,
    },
  },
  { escapeExtraCharacters: signs, hardBreakNodeName: 'hardBreak' },
);

/** Converts the editor's text to Markdown, without an empty line at the end. */
export function writeMarkdown(doc: Node): string {
  return writer.serialize(doc, { tightLists: true });
}

function pick(...names: string[]): Writers {
  return Object.fromEntries(names.map((name) => [name, usualWriter(name)]));
}

function usualWriter(name: string): Writers[string] {
  const found = usual[name];
  if (!found) throw new RangeError(`prosemirror-markdown does not write "${name}".`);
  return found;
}

function mark(name: string) {
  const found = usualMarks[name];
  if (!found) throw new RangeError(`prosemirror-markdown does not write "${name}".`);
  return found;
}

/** The address of a link or picture, and its title: 'ring.jpg "Caption"'. */
function target(address: string, { attrs }: Node | Mark): string {
  const plain = /^[^\s<>()]+$/.test(address);
  const title = String(attrs['title'] ?? '').replaceAll(/["\\]/g, '\\$&');
  const written = plain ? address : `<${address.replaceAll(/[<>\\]/g, '\\$&')}>`;
  return title ? `${written} "${title}"` : written;
}

/** The first row names the columns, and sets the alignment of their text. */
function writeTable(state: State, table: Node): void {
  const rows = table.children.map((row) => row.children.map(cellText));
  const columns = Math.max(...rows.map((row) => row.length));
  const sides = Array.from({ length: columns }, (_, at) =>
    side(table.firstChild?.maybeChild(at)?.attrs['align']),
  );
  const line = (cells: readonly string[]) =>
    `| ${Array.from(sides, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  for (const [at, text] of [line(head), line(sides), ...body.map(line)].entries()) {
    if (at > 0) state.ensureNewLine();
    state.write(text);
  }
  state.closeBlock(table);
}

function side(align: unknown): string {
  const begins = align === 'left' || align === 'center' ? ':' : '-';
  const ends = align === 'right' || align === 'center' ? ':' : '-';
  return `${begins}-${ends}`;
}

function cellText(cell: Node): string {
  return writer
    .serialize(cell)
    .trim()
    .replaceAll('|', '\\|')
    .replaceAll(/\\\n|\n+/g, '<br>');
}
