import type { PageByKind, PageKind } from '#model/pages/page-kinds.ts';
import type { Picture } from '#model/picture.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { PlanContext } from '../context.ts';
import type { HeadText } from '../head.ts';
import type { Planned, SharedQuery } from '../planned.ts';
import type { SearchText } from '../search-text.ts';

/** A page's own part, before it gets its place, head and shell. */
export interface PageDraft<Key extends TemplateKey = TemplateKey> {
  template: Key;
  view: Planned<PageViews[Key]>;
  text: HeadText;
  /** For shared links. */
  picture?: Picture | undefined;
  jsonLd?: object[];
  /** Ids of the shared queries that the page needs beside its language's shell. */
  queries?: readonly string[];
}

/** What the pages of a kind show. */
export interface PagePlanner<Kind extends PageKind> {
  draft(context: PlanContext, page: PageByKind[Kind]): PageDraft;
  /** Whether search engines are to leave a page out: it is gone or over, but kept for those who have its link. */
  isUnlisted?(page: PageByKind[Kind], today: string): boolean;
  /** File names of a page's pictures, for the sitemap. */
  images?(page: PageByKind[Kind]): readonly (string | undefined)[];
  /** What the search finds a page by; undefined for one that it does not find. */
  search?(context: PlanContext, page: PageByKind[Kind]): SearchText | undefined;
  /** What pages of the kind share in a language, delivered once. */
  queries?(context: PlanContext): readonly SharedQuery[];
}
