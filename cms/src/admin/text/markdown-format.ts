import { canHold } from './fidelity.ts';
import { markdownExtensions } from './markdown-extensions.ts';
import { readMarkdown } from './read-markdown.ts';
import type { TextFormat } from './text-format.ts';
import { writeMarkdown } from './write-markdown.ts';

export const markdownFormat: TextFormat = {
  extensions: markdownExtensions,
  canHold,
  read: (text) => readMarkdown(text).toJSON() as object,
  write: writeMarkdown,
  rewrite: (text) => writeMarkdown(readMarkdown(text)),
};
