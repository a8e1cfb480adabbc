import { mediaKey } from '#model/entities/media.ts';
import { notFoundFile } from '#model/hosting/not-found.ts';
import { homePath, type Language } from '#model/language.ts';
import { indexPages, placeHref, placeOf } from '#model/page-index.ts';
import { isPageKey, isStandIn, type PageKey } from '#model/routes.ts';
import type { Site } from '#model/site.ts';
import type { PageContext } from '#model/views/pages.ts';
import { brandsOfType, sortedTypes } from './brands.ts';
import { alternatesOf, type Images, type PlanContext } from './context.ts';
import { head } from './head.ts';
import { brandPage } from './pages/brand.ts';
import type { PageDraft } from './pages/draft.ts';
import { fixedPage } from './pages/fixed.ts';
import { infoPage } from './pages/info.ts';
import type { Plan, PlannedPage, SharedQuery } from './planned.ts';
import { redirects } from './redirects.ts';
import { shellView } from './shell.ts';

/**
 * Plans a release: which pages a site has, what each shows, and what leads to them.
 * @param today The day of the build in the shop's time zone, YYYY-MM-DD.
 */
export function plan(site: Site, images: Images, today: string): Plan {
  const index = indexPages(site);
  const imageTexts = new Map(site.images.map((text) => [mediaKey(text.file), text]));
  const queries: SharedQuery[] = [];
  const pages: PlannedPage[] = [];
  for (const language of site.project.languages) {
    const context: PlanContext = { site, index, images, imageTexts, language, today };
    queries.push({ id: shellId(language), data: shellView(context) });
    for (const draft of drafts(context)) pages.push(finish(context, draft));
  }
  return {
    pages,
    queries,
    redirects: redirects(index, site.project.languages),
    sitemap: pages.flatMap(({ head: { canonical, alternates } }) =>
      canonical ? [{ location: canonical, alternates }] : [],
    ),
  };
}

/** The pages of a language: those of fixed place, info pages, brands. */
function* drafts(context: PlanContext): Generator<PageDraft> {
  const { index, language, site } = context;
  for (const { id, paths } of index.byId.values()) {
    if (isPageKey(id) && paths[language] !== null) yield fixedPage(context, id);
  }
  for (const record of site.info_pages) {
    if (index.byId.get(record.id)?.paths[language]) yield infoPage(context, record);
  }
  for (const type of sortedTypes(context)) {
    const peers = brandsOfType(context, type);
    for (const brand of peers) yield brandPage(context, brand, type, peers);
  }
}

/** Pages that answer what a visitor did, and mean nothing to others. */
const unlistedIds: ReadonlySet<string> = new Set<PageKey>(['not_found', 'offline', 'thanks']);

/** Gives a page its place, head and shell. */
function finish(context: PlanContext, draft: PageDraft): PlannedPage {
  const { index, language, site } = context;
  const page = index.byId.get(draft.id);
  const path = page?.paths[language];
  if (!page || !path) throw new Error(`The page "${draft.id}" has no path in "${language}".`);
  const unlisted = unlistedIds.has(draft.id);
  const languagePaths: PageContext['languagePaths'] = {};
  for (const code of site.project.languages) {
    const place = isStandIn(draft.id) ? null : placeOf(index, page, code);
    languagePaths[code] = place ? placeHref(place) : homePath(code);
  }
  return {
    file: draft.id === 'not_found' ? notFoundFile(language) : pageFile(path),
    context: { path, language, languagePaths },
    shell: shellId(language),
    head: head(context, draft.text, {
      path,
      alternates: unlisted ? {} : alternatesOf(context, page),
      isHome: draft.id === 'home',
      unlisted,
      picture: draft.picture,
      ...(draft.jsonLd ? { jsonLd: draft.jsonLd } : {}),
    }),
    template: draft.template,
    view: draft.view,
  };
}

/** A page is a folder with an index.html: docs/decisions/0006-page-files.md. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

function shellId(language: Language): string {
  return `shell-${language}`;
}
