import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { hasAnchor, markdownTree, wordsOf } from '#content/text/markdown-tree.ts';
import { escapeHtml } from '../text/escape.ts';
import { keepTogether } from '../text/keep-together.ts';
import type { MarkdownSource } from '../plan/planned.ts';
import { figures, imageTag, resolveLinks, showVideos } from './references.ts';

/** Makes a unique anchor for a heading. */
type AnchorOf = (text: string) => string;

/** The environment of the renderer's rules. */
interface MarkdownEnvironment extends Env {
  source: MarkdownSource;
}

const { renderer: writer, options } = new MarkdownIt();

writer.rules.text = (tokens, at) => escapeHtml(keepTogether(tokens[at]?.content ?? ''));
writer.rules['footnote_ref'] = (tokens, at) => {
  const { note, id, isFirst } = noteOf(tokens[at]);
  const place = isFirst ? ` id="${id}-ref"` : '';
  return `<sup${place}><a href="#${id}" role="doc-noteref">${note}</a></sup>`;
};
writer.rules['footnotes_open'] = () => '<hr>\n<ol role="list">\n';
writer.rules['footnote_open'] = (tokens, at) => {
  const { note, id } = noteOf(tokens[at]);
  // A note without references, of which the loader has warned, has no link back.
  if (id === undefined) return '<li>';
  return `<li id="${id}"><a href="#${id}-ref" role="doc-backlink">${note}</a> `;
};
writer.rules['footnote_close'] = () => '</li>\n';
writer.rules['footnotes_close'] = () => '</ol>\n';
writer.rules.html_block = () => '';
writer.rules.html_inline = () => '';
writer.rules['table_open'] = (tokens, at) =>
  `<div role="group" tabindex="0" aria-label="${escapeHtml(columnNames(tokens, at))}"><table>\n`;
writer.rules['table_close'] = () => '</table></div>\n';
writer.rules.image = (tokens, at, _options, env) => {
  const { source } = env as MarkdownEnvironment;
  const token = tokens[at];
  return token ? imageTag(token, source) : '';
};

/**
 * Renders Markdown of the content as HTML (specification, section 9): headings with anchors, links
 * within the site as planned, external links with their rel values, images with sizes. Drops raw
 * HTML, which the loader has reported. Wraps tables in a group that scrolls if the table is wider
 * than its column, and that is reachable by keyboard. The texts of a page share `anchorOf`.
 */
export function renderMarkdown(source: MarkdownSource, anchorOf: AnchorOf): string {
  const tree = markdownTree(source.markdown);
  addAnchors(tree, anchorOf);
  showVideos(tree, source);
  resolveLinks(tree, source);
  figures(tree);
  nameNotes(tree, anchorOf);
  const environment: MarkdownEnvironment = { source };
  return writer.render(tree, options, environment);
}

/** Gives headings without an explicit anchor one made from their text: accents removed, no icon. */
function addAnchors(tree: readonly Token[], anchorOf: AnchorOf): void {
  for (const [at, token] of tree.entries()) {
    const inline = tree[at + 1];
    if (!inline || !hasAnchor(token) || token.attrGet('id') !== null) continue;
    const anchor = anchorOf(wordsOf(inline));
    if (anchor) token.attrSet('id', anchor);
  }
}

/** The metadata of a footnote's token, or of a reference to it. */
interface NoteMeta {
  /** Number of the note. */
  note?: number;
  id?: string;
  /** Whether this is the first reference to its note. */
  isFirst?: boolean;
}

function noteOf(token: Token | undefined): NoteMeta {
  return token?.meta ?? {};
}

/** Gives each footnote an id that is unique on the page. */
function nameNotes(tree: readonly Token[], anchorOf: AnchorOf): void {
  const ids = new Map<number, string>();
  for (const token of tree.flatMap((block) => [block, ...(block.children ?? [])])) {
    const { note } = noteOf(token);
    if (note === undefined) continue;
    const id = ids.get(note) ?? anchorOf(`note-${note}`);
    ids.set(note, id);
    token.meta = { ...token.meta, id };
  }
}

/** The text of a table's first row. It labels the table, since it is in the text's language. */
function columnNames(tokens: readonly Token[], start: number): string {
  const names: string[] = [];
  for (let at = start; tokens[at] && tokens[at]?.type !== 'tr_close'; at += 1) {
    const token = tokens[at];
    if (token?.type === 'inline') names.push(wordsOf(token));
  }
  return names.filter(Boolean).join(', ');
}
