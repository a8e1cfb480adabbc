import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { hasAnchor, markdownTree, wordsOf } from '#content/text/markdown-tree.ts';
import { escapeHtml } from '../text/escape.ts';
import { keepTogether } from '../text/keep-together.ts';
import type { MarkdownSource } from '../plan/planned.ts';
import { figures, imageTag, resolveLinks, showVideos } from './references.ts';

/** Makes the anchor of a heading, a new one each time. */
type AnchorOf = (text: string) => string;

/** What the rules of the writer know of the text. */
interface MarkdownEnvironment extends Env {
  source: MarkdownSource;
}

const { renderer: writer, options } = new MarkdownIt();

writer.rules.text = (tokens, at) => escapeHtml(keepTogether(tokens[at]?.content ?? ''));
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
 * Markdown of the content to HTML (specification, section 9): headings with anchors, links within the
 * site as planned, links out of it with their rel values, images measured. Raw HTML is dropped; the
 * loader has reported it. A table stands in a group that scrolls where it is wider than its column,
 * and that the keyboard reaches. The texts of a page share what makes their anchors.
 */
export function renderMarkdown(source: MarkdownSource, anchorOf: AnchorOf): string {
  const tree = markdownTree(source.markdown);
  addAnchors(tree, anchorOf);
  showVideos(tree, source);
  resolveLinks(tree, source);
  figures(tree);
  const environment: MarkdownEnvironment = { source };
  return writer.render(tree, options, environment);
}

/** Gives headings without an anchor of their own one from their words: accents removed, no icon. */
function addAnchors(tree: readonly Token[], anchorOf: AnchorOf): void {
  for (const [at, token] of tree.entries()) {
    const inline = tree[at + 1];
    if (!inline || !hasAnchor(token) || token.attrGet('id') !== null) continue;
    const anchor = anchorOf(wordsOf(inline));
    if (anchor) token.attrSet('id', anchor);
  }
}

/**
 * What stands in the first row of the table that begins at a token. It names the table, since it is in
 * the text's language.
 */
function columnNames(tokens: readonly Token[], start: number): string {
  const names: string[] = [];
  for (let at = start; tokens[at] && tokens[at]?.type !== 'tr_close'; at += 1) {
    const token = tokens[at];
    if (token?.type === 'inline') names.push(wordsOf(token));
  }
  return names.filter(Boolean).join(', ');
}
