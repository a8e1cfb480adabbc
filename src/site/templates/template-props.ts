import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';

/** What a template gets: the page's own view, and what its language shares. */
export interface TemplateProps<Key extends TemplateKey> {
  view: PageViews[Key];
  shell: ShellView;
}
