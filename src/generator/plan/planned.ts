import type { Redirect } from '#model/hosting/release.ts';
import type { Picture } from '#model/picture.ts';
import type { Language } from '#model/language.ts';
import type { Html } from '#model/views/common.ts';
import type { FrameView } from '#model/views/external.ts';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import type { Head } from './head.ts';

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
  context: PageContext;
  /** Id of the shared query that holds the shell. */
  shell: string;
  head: Head;
  template: Key;
  view: Planned<PageViews[Key]>;
}

/** A value that many pages share, delivered once. */
export interface SharedQuery {
  /** 'shell-de'. */
  id: string;
  data: ShellView;
}

export interface PlannedRedirect extends Redirect {
  /** The language of the target. */
  language: Language;
}

export interface SitemapEntry {
  /** Absolute address. */
  location: string;
  /** Absolute addresses by hreflang code, the page itself among them. */
  alternates: Record<string, string>;
}

/** All that a release of a site is to hold, before anything is rendered or written. */
export interface Plan {
  pages: PlannedPage[];
  queries: SharedQuery[];
  redirects: PlannedRedirect[];
  sitemap: SitemapEntry[];
}
