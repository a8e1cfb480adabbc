import type { Video } from './video.ts';

/**
 * A text of a Markdown or HTML field, read once when content is loaded. Checks, the plan, the content
 * security policy and the search ask it; none of them reads the source again.
 */
interface RichText {
  /** As it was written; of HTML, what is safe. */
  readonly source: string;
  readonly links: readonly TextLink[];
  readonly images: readonly TextImage[];
  /** The videos that are shown in the place of their links. */
  readonly videos: readonly Video[];
  /** The headings that links may lead to. */
  readonly headings: readonly TextHeading[];
  /** The words without their markup, a line for each block; made anew each time, as it is long. */
  readonly plainText: string;
}

export interface MarkdownText extends RichText {
  /** The HTML within it, which is not shown. */
  readonly html: readonly TextHtml[];
}

export interface HtmlText extends RichText {
  /** What was taken out, and how often: '<script>' 1, 'style on <p>' 3. */
  readonly removed: ReadonlyMap<string, number>;
  /** The HTML with the attributes that each address is to have; without them it loses its link. */
  withLinks(attributesOf: (address: string) => LinkAttributes | undefined): string;
}

/** The attributes of a link, `href` among them, by their names in HTML. */
type LinkAttributes = Readonly<Record<string, string>>;

export interface TextLink {
  /** As its author wrote it. */
  address: string;
  /** Line of the text, from 1; missing in HTML. */
  line?: number;
}

export interface TextImage {
  /** As its author wrote it. */
  address: string;
  /** What it is said to show. */
  alt: string;
  /** Line of the text, from 1. */
  line: number;
}

interface TextHtml {
  /** A tag, or a block of HTML from its first tag on. */
  html: string;
  /** Line of the text, from 1. */
  line: number;
}

export interface TextHeading {
  words: string;
  /** Its own anchor; missing where the page makes one from its words. */
  id?: string;
}

/** The texts of a shop by their source. */
export interface Texts {
  markdown: ReadonlyMap<string, MarkdownText>;
  html: ReadonlyMap<string, HtmlText>;
}
