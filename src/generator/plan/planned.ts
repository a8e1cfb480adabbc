import type { PrefixRedirect, QueryRedirect, Redirect } from '#model/hosting/release.ts';
import type { Picture } from '#model/picture.ts';
import type { FeedAvailability } from '#model/product-feed.ts';
import type { Language } from '#model/language.ts';
import type { Html } from '#model/views/common.ts';
import type { FrameView } from '#model/views/external.ts';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { SharedData } from '#model/page-data/page-data.ts';
import type { Head } from './head.ts';
import type { SearchSource } from './search-text.ts';

/**
 * Markdown on its way to HTML, with all that it refers to. It is complete in itself, so that a
 * page's text has to be made again only when this value changes.
 */
export interface MarkdownSource {
  markdown: string;
  /** By the address as written; those that lead nowhere are left out. */
  links: Record<
    string,
    {
      /** By their names in HTML. */
      attributes: Record<string, string>;
      /** A video that the link leads to. */
      video?: FrameView;
    }
  >;
  /** By the address as written; missing ones are left out. */
  images: Record<string, Picture>;
}

export function isMarkdown(value: object): value is MarkdownSource {
  return 'markdown' in value && 'links' in value && 'images' in value;
}

/** HTML of a field, with the ids of its headings, which the page's other anchors must differ from. */
export interface HtmlSource extends Html {
  anchors: string[];
}

export function isHtmlSource(value: object): value is HtmlSource {
  return 'html' in value && 'anchors' in value;
}

/** A view before its texts have become HTML. */
export type Planned<T> = T extends Html
  ? HtmlSource | MarkdownSource
  : T extends Picture
    ? T
    : T extends readonly (infer Item)[]
      ? Planned<Item>[]
      : T extends object
        ? { [Key in keyof T]: Planned<T[Key]> }
        : T;

/** A page to be rendered: everything that it shows and nothing else. */
export interface PlannedPage<Key extends TemplateKey = TemplateKey> {
  /** File below the site's root: 'uhren/index.html'. */
  file: string;
  /** What the page is, wherever it stands: 'category/watches/de'. */
  identity: string;
  context: PageContext;
  /** Ids of the shared queries that the page needs; that of the shell is the first. */
  queries: readonly string[];
  head: Head;
  template: Key;
  view: Planned<PageViews[Key]>;
}

/** A value that many pages share, delivered once; `key` is its name among what a page gets. */
export type SharedQuery = {
  [Key in keyof SharedData]: {
    /** 'shell-de'. */
    id: string;
    key: Key;
    data: SharedData[Key];
  };
}[keyof SharedData];

export interface PlannedRedirect extends Redirect {
  /** The language of the target. */
  language: Language;
}

/** What leads on from paths that no page has. */
export interface PlannedRedirects {
  /** Path by path. */
  exact: readonly PlannedRedirect[];
  /** By path and query; one with more parameters stands before others of its path. */
  queries: readonly QueryRedirect[];
  /** Folder by folder. */
  prefixes: readonly PrefixRedirect[];
  /** Folders of which everything leads to one place; one within another stands before it. */
  folders: readonly PlannedRedirect[];
  /** Where a path leads; undefined where it leads nowhere. */
  find: (path: string) => string | undefined;
  /** Every redirect by its path, those of the folders too: for hosts that know no rules. */
  all: () => readonly PlannedRedirect[];
}

export interface SitemapEntry {
  /** Absolute address. */
  location: string;
  /** Absolute addresses by hreflang code, the page itself among them. */
  alternates: Record<string, string>;
  /** Absolute addresses of its pictures. */
  images?: string[];
}

/** A file that is written as it is. */
export interface PlannedFile {
  /** Below the site's root: 'products.xml'. */
  file: string;
  contents: string;
}

/** An item as a feed of products tells of it. */
export interface FeedItem {
  id: string;
  title: string;
  description: string;
  /** Address of its page. */
  link: string;
  /** Addresses; there is one at least. */
  pictures: string[];
  availability: FeedAvailability;
  /** In euros. */
  price: number;
  condition: 'new' | 'used';
  gtin?: string;
  /** The maker's number. */
  mpn?: string;
  brand?: string;
  /** Name of its category. */
  category?: string;
}

/** A feed of products. */
export interface ProductFeed {
  /** Below the site's root: 'products.xml'. */
  file: string;
  title: string;
  link: string;
  /** Made one after the other. */
  items: () => Iterable<FeedItem>;
}

/** A file named by the hash of its contents, in the folder of static queries. */
export interface HashedFile {
  hash: string;
  json: string;
}

/** How many pages a plan has in all languages. */
export function pageCount({ counts }: Pick<Plan, 'counts'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * All that a release of a site is to hold, before anything is rendered or written. Pages are planned
 * when they are asked for, and none is kept: a site may have any number.
 */
export interface Plan {
  /** What tells whether the shop, and then each further place, is open, by language. */
  timetables: Partial<Record<Language, readonly string[]>>;
  /** How many pages each language has. */
  counts: Partial<Record<Language, number>>;
  /** Every page, one after the other. */
  pages: () => Iterable<PlannedPage>;
  /** The page at a path; undefined where there is none. */
  pageAt: (path: string) => PlannedPage | undefined;
  /** By id. */
  queries: ReadonlyMap<string, SharedQuery>;
  /** What browsers ask for once visitors filter items; made one after the other. */
  catalogueFiles: () => Iterable<HashedFile>;
  redirects: PlannedRedirects;
  /** What the site's search is made from in each language. */
  search: ReadonlyMap<Language, SearchSource>;
  /** What features add in all languages beside pages, one after the other. */
  featureFiles: () => Iterable<PlannedFile>;
  /** Feeds of the items of each language, where content has turned them on. */
  productFeeds: () => Iterable<ProductFeed>;
  /** The pages that search engines are told of, one after the other. */
  sitemap: () => Iterable<SitemapEntry>;
}

/** What frames the pages of a plan, by language. */
export function shellsOf({ queries }: Pick<Plan, 'queries'>): ShellView[] {
  return Array.from(queries.values()).flatMap((query) =>
    query.key === 'shell' ? [query.data] : [],
  );
}
