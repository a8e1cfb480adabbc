import type { HomeView, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';

/** Props of a section that a feature adds to the home page: the default export of its `NAME.home.tsx`. */
export interface HomeSectionProps {
  view: HomeView;
  shell: ShellView;
}

/** Props of a template: the page's own view, and the data shared by all pages of its language. */
export interface TemplateProps<Key extends TemplateKey> {
  view: PageViews[Key];
  shell: ShellView;
}
