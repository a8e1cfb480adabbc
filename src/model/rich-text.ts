import type { Video } from './video.ts';

/**
 * The text of a Markdown or HTML field, parsed once when content is loaded. Checks, the plan, the
 * content security policy and the search use the result; none of them parses the source again.
 */
interface RichText {
  /** As written; for HTML, its sanitised form. */
  readonly source: string;
  readonly links: readonly TextLink[];
  readonly images: readonly TextImage[];
  /** The videos that replace links to them. */
  readonly videos: readonly Video[];
  /** The headings that links can lead to. */
  readonly headings: readonly TextHeading[];
  /** The text without markup, one line per block. */
  readonly plainText: string;
}

export interface MarkdownText extends RichText {
  /** The HTML in it, of which only the text is shown. */
  readonly html: readonly TextHtml[];
  /** Valid passages that the author probably did not mean. */
  readonly warnings: readonly TextWarning[];
}

export interface HtmlText extends RichText {
  /** The removed parts with their counts: '<script>' 1, 'style on <p>' 3. */
  readonly removed: ReadonlyMap<string, number>;
  /**
   * The HTML with attributes for each address. If an address has no attributes, its link is
   * removed.
   */
  withLinks(attributesOf: (address: string) => LinkAttributes | undefined): string;
}

/** The attributes of a link, including `href`, by their HTML names. */
type LinkAttributes = Readonly<Record<string, string>>;

export interface TextLink {
  /** As written by the author. */
  address: string;
  /** Line of the text, starting at 1; undefined in HTML. */
  line?: number;
}

export interface TextImage {
  /** As written by the author. */
  address: string;
  /** Its text alternative. */
  alt: string;
  /** Line of the text, starting at 1. */
  line: number;
}

interface TextHtml {
  /** A tag, or a block of HTML starting with a tag. */
  html: string;
  /** Line of the text, starting at 1. */
  line: number;
}

/** A passage in a Markdown text that is valid, but most likely a mistake. */
export interface TextWarning {
  kind:
    | 'empty-link'
    | 'skipped-heading'
    | 'broken-link'
    | 'broken-heading'
    | 'broken-table'
    | 'long-row'
    | 'broken-anchor'
    | 'task'
    | 'loose-stars'
    | 'unknown-note'
    | 'unused-note'
    | 'foreign-sign'
    | 'loose-bullet'
    | 'straight-quote'
    | 'list-number'
    | 'lone-number';
  /** Line of the text, starting at 1. */
  line: number;
  written: string;
}

export interface TextHeading {
  words: string;
  /** An explicit anchor; undefined if the page derives one from the text. */
  id?: string;
}

/** The texts of a shop, by source. */
export interface Texts {
  markdown: ReadonlyMap<string, MarkdownText>;
  html: ReadonlyMap<string, HtmlText>;
}
