import type { PageDataContext, SharedData } from '#model/page-data/page-data.ts';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';

/** A page with all that it needs to be shown. `Template` is what shows it. */
export interface LoadedPage<Template, Key extends TemplateKey = TemplateKey> {
  template: Key;
  Template: Template;
  view: PageViews[Key];
  context: PageContext;
  shell: SharedData['shell'];
  title: string;
  head: PageDataContext['head'];
  /** Names the state of the page that its data are of. */
  hash: string;
  /** Whether its data are those of an earlier visit: the server may have newer ones. */
  isStored: boolean;
}

/**
 * What came of loading a page: the page; `document` where the server's own document is what leads
 * to it, such as that of a newer release; or an error, and what failed.
 */
export type LoadResult<Template> =
  | { kind: 'page'; page: LoadedPage<Template> }
  | { kind: 'document' }
  | { kind: 'error'; message: string };
