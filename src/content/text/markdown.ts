import type { Token } from 'markdown-it';
import type { MarkdownText, TextHeading, TextImage, TextLink } from '#model/rich-text.ts';
import { type Video, videoOf } from '#model/video.ts';
import { mayHaveWarnings, lintText } from './lint-text.ts';
import { hasAnchor, loneLink, markdownTree, wordsOf } from './markdown-tree.ts';

type Parts = Pick<MarkdownText, 'links' | 'images' | 'html'>;

/** Everything known about a Markdown text after parsing, as plain values. */
type MarkdownMetadata = Parts &
  Pick<MarkdownText, 'headings' | 'videos' | 'warnings' | 'plainText'>;

/**
 * A Markdown text. Parsed on first access to something that requires the tree. Keeps the results
 * but not the tree, which takes many times the memory of the text.
 */
export class Markdown implements MarkdownText {
  readonly source: string;
  #metadata: MarkdownMetadata | undefined;
  #parts: Parts | undefined;

  /** @param known Cached metadata of this text; missing parts have their usual values. */
  constructor(source: string, known?: Partial<MarkdownMetadata>) {
    this.source = source;
    this.#metadata = known && { ...usualMetadata(source), ...known };
  }

  /** @throws {RangeError} if lists or quotes are nested too deeply; so do the other getters. */
  get links(): MarkdownText['links'] {
    return this.#readParts().links;
  }

  get images(): MarkdownText['images'] {
    return this.#readParts().images;
  }

  get html(): MarkdownText['html'] {
    return this.#readParts().html;
  }

  get warnings(): MarkdownText['warnings'] {
    return this.#metadata || mayHaveWarnings(this.source) ? this.#parse().warnings : [];
  }

  get videos(): MarkdownText['videos'] {
    return this.links.some(({ address }) => videoOf(address)) ? this.#parse().videos : [];
  }

  get headings(): MarkdownText['headings'] {
    return this.#parse().headings;
  }

  get plainText(): string {
    return this.#parse().plainText;
  }

  /**
   * The metadata for a cache, without the usual values; undefined if nothing has required the tree
   * so far.
   */
  get known(): Partial<MarkdownMetadata> | undefined {
    if (!this.#metadata) return undefined;
    const usual = usualMetadata(this.source);
    const found = Object.entries(this.#metadata).filter(
      ([name, value]) => value !== usual[name as keyof MarkdownMetadata],
    );
    return Object.fromEntries(found);
  }

  #readParts(): Parts {
    if (this.#metadata) return this.#metadata;
    const plain = this.#parts ? undefined : plainParts(this.source);
    if (plain) this.#parts = { ...plain, html: [] };
    return this.#parts ?? this.#parse();
  }

  #parse(): MarkdownMetadata {
    this.#metadata ??= metadataOf(this.source);
    this.#parts = undefined;
    return this.#metadata;
  }
}

function metadataOf(source: string): MarkdownMetadata {
  const tree = markdownTree(source);
  const { links, images, html } = partsOf(tree);
  const warnings = mayHaveWarnings(source) ? lintText(source, tree) : none;
  const shared = <T>(list: readonly T[]): readonly T[] => (list.length > 0 ? list : none);
  return {
    links: shared(links),
    images: shared(images),
    html: shared(html),
    headings: shared(headingsOf(tree)),
    videos: shared(videosOf(tree)),
    warnings: shared(warnings),
    plainText: plainTextOf(tree),
  };
}

const none: readonly never[] = [];

/** The metadata of a text that is a single paragraph without markup, like most texts. */
function usualMetadata(source: string): MarkdownMetadata {
  return {
    links: none,
    images: none,
    html: none,
    headings: none,
    videos: none,
    warnings: none,
    plainText: source,
  };
}

/** Links and images in their simplest form. */
const plain = /(!?)\[([^[\]\\`<>|\n]*)\]\(([\w\-./#:?=&%+,~@]+)\)/g;

/**
 * Anything that could create other links or HTML, hide a link in code or in a table, or nest
 * deeply.
 */
const notPlain = /[\]<\\`|\r\t@]| {4}|~~~|:\/\/|www\.|^[ >*+\-.)\d]{80}/im;

/**
 * Finds the links and images of a Markdown text that has only the simplest form of links. The
 * result is the same as the parser's, in a tenth of its time; undefined for other texts.
 */
export function plainParts(
  markdown: string,
): { links: TextLink[]; images: TextImage[] } | undefined {
  if (notPlain.test(markdown.replaceAll(plain, ''))) return undefined;
  const links: TextLink[] = [];
  const images: TextImage[] = [];
  let line = 1;
  let lineEnd = markdown.indexOf('\n');
  for (const { index, 1: mark, 2: alt = '', 3: address = '' } of markdown.matchAll(plain)) {
    for (; lineEnd >= 0 && lineEnd < index; lineEnd = markdown.indexOf('\n', lineEnd + 1)) {
      line += 1;
    }
    if (mark) images.push({ address, alt, line });
    else links.push({ address, line });
  }
  return { links, images };
}

function partsOf(tree: readonly Token[]): Parts {
  const parts = { links: [], images: [], html: [] };
  let start = 0;
  for (const block of tree) {
    // Table cells have no line numbers, but their rows do.
    start = block.map?.[0] ?? start;
    gather(block, start + 1, parts);
  }
  return parts;
}

/** Adds the parts of a block that begins on a line. */
function gather(
  block: Token,
  firstLine: number,
  { links, images, html }: { [Name in keyof Parts]: Parts[Name][number][] },
): void {
  if (block.type === 'html_block') {
    html.push({ html: block.content.trimStart(), line: firstLine });
  }
  let line = firstLine;
  for (const token of block.children ?? []) {
    const { type, content } = token;
    const address = (name: string) => String(token.attrGet(name) ?? '');
    if (type === 'softbreak' || (type === 'hardbreak' && token.markup !== '<br>')) line += 1;
    if (type === 'link_open') links.push({ address: address('href'), line });
    if (type === 'image') images.push({ address: address('src'), alt: content, line });
    if (type === 'html_inline') html.push({ html: content, line });
  }
}

function headingsOf(tree: readonly Token[]): TextHeading[] {
  return tree.flatMap((token, at) => {
    const inline = tree[at + 1];
    if (!hasAnchor(token) || !inline) return [];
    const id = token.attrGet('id');
    return { words: wordsOf(inline), ...(id === null ? {} : { id: String(id) }) };
  });
}

function plainTextOf(tree: readonly Token[]): string {
  return tree
    .flatMap((token) => {
      if (token.type === 'inline') return wordsOf(token, ' ');
      return ['fence', 'code_block'].includes(token.type) ? token.content.trimEnd() : [];
    })
    .join('\n');
}

function videosOf(tree: readonly Token[]): Video[] {
  return tree.flatMap((_, at) => videoOf(loneLink(tree, at) ?? '') ?? []);
}

/**
 * The file name in an image's address, which may contain folders of the shop: './media/a%20b.jpg'
 * -> 'a b.jpg'. An address that leaves its folder upwards, or the site, is returned unchanged.
 */
export function imageName(address: string): string {
  const path = decoded(address);
  return /\.\.[\\/]/.test(path) || isForeign(path) ? path : path.slice(path.lastIndexOf('/') + 1);
}

/** Whether an address is on another site. */
export function isForeign(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(address);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
