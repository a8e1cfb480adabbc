import type { PageDataContext, SharedData } from '#model/page-data/page-data.ts';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { TemplateStyles } from './styles.ts';

/** A page with everything needed to show it. `Template` renders it. */
export interface LoadedPage<Template, Key extends TemplateKey = TemplateKey> {
  template: Key;
  Template: Template;
  styles: TemplateStyles;
  view: PageViews[Key];
  context: PageContext;
  shell: SharedData['shell'];
  title: string;
  head: PageDataContext['head'];
  /** Identifies the version of the page's data. */
  hash: string;
  /** Whether the data were stored on an earlier visit, so that the server may have newer ones. */
  isStored: boolean;
}

/**
 * The result of loading a page: the page itself; `document` if the server's document has to be
 * loaded instead, for example that of a newer release; or an error with its cause.
 */
export type LoadResult<Template> =
  | { kind: 'page'; page: LoadedPage<Template> }
  | { kind: 'document' }
  | { kind: 'error'; message: string };
