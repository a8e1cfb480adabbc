import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';

/** Props of a template: the page's own view, and the data shared by all pages of its language. */
export interface TemplateProps<Key extends TemplateKey> {
  view: PageViews[Key];
  shell: ShellView;
}
