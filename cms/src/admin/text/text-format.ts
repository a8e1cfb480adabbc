import type { Content, Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** A storage format for texts, and the editor's support for it. */
export interface TextFormat {
  /** The extensions of the editor. */
  extensions: Extensions;
  /** Whether the site shows a text the same after the editor has read and written it. */
  canHold(text: string): boolean;
  /** @throws {Error} if it cannot represent the text */
  read(text: string): Content;
  write(doc: Node): string;
  /** The text as the editor writes it without changes. */
  rewrite(text: string): string;
}
