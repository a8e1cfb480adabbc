import type { PageContext, PageViews, TemplateKey } from '../views/pages.ts';
import type { ShellView } from '../views/shell.ts';

/** A tag of a document's head that belongs to one page, with its attributes. */
export type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

/** What the browser knows of a page beside its view. */
export interface PageDataContext extends Omit<PageContext, 'path'> {
  title: string;
  /** What takes the place of the tags of the page before. */
  head: HeadTag[];
  /** Names this state of the page; its HTML document carries the same. */
  hash: string;
}

/**
 * A page as the browser gets it (specification, section 7). What other pages show as well is in
 * static queries.
 */
export interface PageData<Key extends TemplateKey = TemplateKey> {
  path: string;
  /** Key of the template. */
  componentChunkName: Key;
  /** The static queries that the page needs, by their hash. */
  staticQueryHashes: string[];
  result: { data: PageViews[Key]; pageContext: PageDataContext };
  /** Pattern of the paths that the page stands for, where it is more than one. */
  matchPath?: string;
}

/** What tells a tab whether it runs the code of the release (specification, section 7). */
export interface AppData {
  /** Hash of the site's code and of nothing else: a change of content does not change it. */
  webpackCompilationHash: string;
}

/** What the code of the site brings to every page. */
export interface CodeView {
  /** Addresses of the styles that each template adds to those of the shell. */
  styles: Partial<Record<TemplateKey, string>>;
}

/** What the static queries of a page give together. */
export interface SharedData {
  shell: ShellView;
  code: CodeView;
}

/** Result of a static query: a part of what pages share. */
export interface QueryResult {
  data: Partial<SharedData>;
}
