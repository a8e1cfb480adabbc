import type { Picture } from '#model/picture.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { HeadText } from '../head.ts';
import type { Planned } from '../planned.ts';

/** A page's own part, before it gets its place, head and shell. */
export interface PageDraft<Key extends TemplateKey = TemplateKey> {
  /** Id in the page index. */
  id: string;
  template: Key;
  view: Planned<PageViews[Key]>;
  text: HeadText;
  /** For shared links. */
  picture?: Picture | undefined;
  jsonLd?: object[];
}
