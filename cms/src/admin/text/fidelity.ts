import { markdownTree } from '../../../../src/content/text/markdown-tree.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

type Token = ReturnType<typeof markdownTree>[number];

type NoteMeta = { note?: number } | null;

/** Whether the site shows a text the same after the editor has read and written it. */
export function canHold(markdown: string): boolean {
  try {
    return shown(markdown) === shown(writeMarkdown(readMarkdown(markdown)));
  } catch {
    // The editor cannot represent a part of it.
    return false;
  }
}

/** Everything that the site shows of a text, for comparison. */
function shown(markdown: string): string {
  return JSON.stringify(essentials(markdownTree(markdown)));
}

/** The tokens without details of the source: lines, markers of emphasis and lists, link syntax. */
function essentials(tokens: readonly Token[]): unknown[] {
  const found: unknown[] = [];
  let words = '';
  const endWords = () => {
    if (words) found.push(words.replaceAll(/[ \t\n]+/g, ' '));
    words = '';
  };
  for (const { type, tag, attrs, content, children, hidden, info, meta } of tokens) {
    if (type === 'text') words += content;
    else if (type === 'softbreak') words += '\n';
    else {
      endWords();
      const kept = children ? essentials(children) : content;
      const kind = type.replace('fence', 'code_block');
      const language = kind === 'code_block' ? info : '';
      found.push([kind, tag, attrs, hidden, language, (meta as NoteMeta)?.note, kept]);
    }
  }
  endWords();
  return found;
}
