import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { hasAnchor, markdownTree, wordsOf } from '#content/text/markdown-tree.ts';
import type { MarkdownSource } from '../plan/planned.ts';
import { figures, imageTag } from './images.ts';
import { resolveLinks, showVideos } from './links.ts';
import { tableRules } from './tables.ts';

/** Makes the anchor of a heading, a new one each time. */
type AnchorOf = (text: string) => string;

/** What the rules of the writer know of the text. */
interface MarkdownEnvironment extends Env {
  source: MarkdownSource;
}

const { renderer: writer, options } = new MarkdownIt();

Object.assign(writer.rules, tableRules, {
  html_block: () => '',
  html_inline: () => '',
} satisfies typeof writer.rules);

writer.rules.image = (tokens, at, _options, env) => {
  const { source } = env as MarkdownEnvironment;
  const token = tokens[at];
  return token ? imageTag(token, source) : '';
};

/**
 * Markdown of the content to HTML (specification, section 9): headings with anchors, links within the
 * site as planned, links out of it with their rel values, images measured. Raw HTML is dropped; the
 * loader has reported it. The texts of a page share what makes their anchors.
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
