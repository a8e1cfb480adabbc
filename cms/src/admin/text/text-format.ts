import type { Content, Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** A way to store texts, and what the editor knows of it. */
export interface TextFormat {
  /** What the editor can make. */
  extensions: Extensions;
  /** Whether the site shows a text in the same way once the editor has read and written it. */
  canHold(text: string): boolean;
  /** @throws {Error} where it cannot hold the text */
  read(text: string): Content;
  write(doc: Node): string;
  /** The text as the editor writes it where nothing is changed. */
  rewrite(text: string): string;
}
