import MarkdownIt, { type Env } from 'markdown-it';
import type { MarkdownSource } from '../plan/planned.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { links } from './links.ts';
import { tables } from './tables.ts';
import { videos } from './videos.ts';

/** What the rules of the renderer know of the text. */
export interface MarkdownEnvironment extends Env {
  source: MarkdownSource;
  anchorOf: AnchorOf;
}

/** Makes the anchor of a heading, a new one each time. */
type AnchorOf = (text: string) => string;

// Why this parser: docs/decisions/0004-markdown.md
const parser = new MarkdownIt({ html: true })
  .use(headings)
  .use(links)
  .use(videos)
  .use(images)
  .use(tables);

parser.renderer.rules.html_block = () => '';
parser.renderer.rules.html_inline = () => '';

/**
 * Markdown (CommonMark with tables and strikethrough) to HTML (specification, section 9): headings
 * with anchors, links within the site as planned, links out of it with their rel values, images
 * measured. Raw HTML is dropped; the loader has reported it. The texts of a page share what makes
 * their anchors.
 */
export function renderMarkdown(source: MarkdownSource, anchorOf: AnchorOf): string {
  const environment: MarkdownEnvironment = { source, anchorOf };
  return parser.render(source.markdown, environment);
}

/** The anchors of a text's headings, in their order. */
export function markdownAnchors(markdown: string, anchorOf: AnchorOf): string[] {
  const source: MarkdownSource = { markdown, links: {}, images: {} };
  const environment: MarkdownEnvironment = { source, anchorOf };
  return parser.parse(markdown, environment).flatMap((token) => {
    const anchor = token.attrGet('id');
    return anchor === null ? [] : String(anchor);
  });
}
