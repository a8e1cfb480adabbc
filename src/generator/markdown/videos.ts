import type { MarkdownIt } from 'markdown-it';
import { isLoneLink } from '#content/markdown.ts';
import { plainText } from './headings.ts';
import type { MarkdownEnvironment } from './render.ts';

/**
 * Keeps a place for a film where a link to it is all there is of a paragraph. The link stays for
 * those without JavaScript; what the browser needs to show the film in its place stands beside it.
 */
export function videos(parser: MarkdownIt): void {
  parser.core.ruler.before('links', 'videos', ({ tokens, env }) => {
    const { source } = env as MarkdownEnvironment;
    for (const [at, token] of tokens.entries()) {
      const [open, close] = [tokens[at - 1], tokens[at + 1]];
      if (open?.type !== 'paragraph_open' || !close || !isLoneLink(token)) continue;
      const address = String(token.children?.[0]?.attrGet('href') ?? '');
      const video = Object.hasOwn(source.links, address) && source.links[address]?.video;
      if (!video) continue;
      const { frame, ...content } = video;
      const title = plainText(token);
      // What comes there is more than a paragraph may hold.
      open.tag = 'div';
      close.tag = 'div';
      open.attrSet('data-video', JSON.stringify({ frame, content: { ...content, title } }));
    }
  });
}
