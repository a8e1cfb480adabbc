import type { PageContext, PageViews, TemplateKey } from '../views/pages.ts';
import type { ShellView } from '../views/shell.ts';

/** A page-specific tag in a document's head, with its attributes. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

/** The browser's data about a page, besides its view. */
export interface PageDataContext extends Omit<PageContext, 'path'> {
  title: string;
  /** The tags that replace the previous page's. */
  head: HeadTag[];
  /** Identifies this version of the page; its HTML document contains the same hash. */
  hash: string;
}

/**
 * A page's data as sent to the browser (specification, section 7). Data shared between pages is in
 * static queries.
 */
export interface PageData<Key extends TemplateKey = TemplateKey> {
  path: string;
  /** Key of the template. */
  componentChunkName: Key;
  /** The hashes of the static queries that the page needs. */
  staticQueryHashes: string[];
  result: { data: PageViews[Key]; pageContext: PageDataContext };
  /** The pattern of the paths that show the page, if there are several. */
  matchPath?: string;
}

/** Lets a tab detect whether its code is the release's (specification, section 7). */
export interface AppData {
  /** The hash of the site's code only: content changes do not affect it. */
  webpackCompilationHash: string;
}

/** The data that the site's code adds to every page. */
export interface CodeView {
  /** For each template, the addresses of its styles beyond those of the shell. */
  styles: Partial<Record<TemplateKey, string>>;
}

/** The combined results of a page's static queries. */
export interface SharedData {
  shell: ShellView;
  code: CodeView;
}

/** The result of a static query: part of the data that pages share. */
export interface QueryResult {
  data: Partial<SharedData>;
}
