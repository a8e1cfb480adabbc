import rehypeExternalLinks from 'rehype-external-links';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { MarkdownSource } from '../plan/planned.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { links } from './links.ts';

declare module 'vfile' {
  interface DataMap {
    /** What the text refers to. */
    source: MarkdownSource;
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(headings)
  .use(links)
  .use(images)
  .use(rehypeExternalLinks, {
    rel: ['nofollow', 'noopener', 'noreferrer', 'external'],
    target: '_blank',
    protocols: ['http', 'https'],
  })
  .use(rehypeStringify)
  .freeze();

/**
 * Markdown to HTML (specification, section 9): headings with anchors, links within the site as
 * planned, links out of it with their rel values, images measured. Raw HTML is dropped; the loader
 * has reported it.
 */
export function renderMarkdown(source: MarkdownSource): string {
  const file = new VFile({ value: source.markdown, data: { source } });
  return String(processor.processSync(file));
}
