import { languagePrefix } from '#model/language.ts';
import type { PageData } from '#model/page-data/page-data.ts';
import type { PageViews, TemplateKey } from '#model/views/pages.ts';
import type { PlannedPage } from '../plan/planned.ts';
import { pageTags } from './head-tags.ts';

interface PageDataParts<Key extends TemplateKey> {
  view: PageViews[Key];
  /** Names the state of the page. */
  hash: string;
  /** Of the static queries that the page needs. */
  queries: readonly string[];
}

/** What the browser needs to show a page, beside what it shares with others. */
export function pageData<Key extends TemplateKey>(
  { template, context, head }: PlannedPage<Key>,
  { view, hash, queries }: PageDataParts<Key>,
): PageData<Key> {
  const { path, language, languagePaths } = context;
  return {
    path,
    componentChunkName: template,
    staticQueryHashes: [...queries],
    result: {
      data: view,
      pageContext: {
        language,
        languagePaths,
        title: head.title,
        head: pageTags(head),
        hash,
      },
    },
    ...(template === 'template-not-found' ? { matchPath: `${languagePrefix(language)}/*` } : {}),
  };
}
