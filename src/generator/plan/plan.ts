import { notFoundFile } from '#model/hosting/not-found.ts';
import { homePath, type Language } from '#model/language.ts';
import { placeHref, placeOf } from '#model/pages/page-index.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import { isStandIn } from '#model/pages/system-pages.ts';
import type { Site } from '#model/site.ts';
import type { PageContext } from '#model/views/pages.ts';
import {
  absolute,
  alternatesOf,
  type Images,
  isTranslated,
  picture,
  type PlanContext,
  shopContext,
} from './context.ts';
import { featureBuilds } from './feature-builds.ts';
import { head } from './head.ts';
import { timetables } from './hours.ts';
import { pictureFallback } from '#model/picture.ts';
import { productFeed } from './items/product-feed.ts';
import { catalogueFiles } from './items/catalogue-files.ts';
import { draftPage, imagesOf, isUnlisted, planners } from './kinds/planners.ts';
import type { Plan, PlannedPage, SharedQuery, SitemapEntry } from './planned.ts';
import { planRedirects } from './redirects.ts';
import { searchSource } from './search.ts';
import { shellView } from './shell.ts';

/**
 * Plans a release: which pages a site has, what each shows, and what leads to them.
 * @param today The day of the build in the shop's time zone, YYYY-MM-DD.
 */
export function plan(site: Site, images: Images, today: string): Plan {
  const shop = shopContext(site, images, today);
  const { languages } = site.project;
  const contexts = languages.map((language): PlanContext => ({ ...shop, language }));
  const refs = [...shop.index.byId.values()];
  const inLanguages = function* <T>(of: (context: PlanContext, page: PageRef) => T): Generator<T> {
    for (const context of contexts) {
      for (const page of refs) {
        if (page.paths[context.language] !== null) yield of(context, page);
      }
    }
  };
  const queries = contexts.flatMap(sharedQueries);
  const listed = refs.filter((page) => !isUnlisted(page, today));
  return {
    counts: Object.fromEntries(
      languages.map((language) => [
        language,
        refs.filter(({ paths }) => paths[language] !== null).length,
      ]),
    ),
    pages: () => inLanguages(planPage),
    pageAt(path) {
      const page = shop.index.byPath.get(path);
      const context = contexts.find(({ language }) => page?.paths[language] === path);
      return page && context && planPage(context, page);
    },
    timetables: Object.fromEntries(
      contexts.flatMap((context) => {
        const times = timetables(context);
        return times ? [[context.language, times]] : [];
      }),
    ),
    queries: new Map(queries.map((query) => [query.id, query])),
    *catalogueFiles() {
      for (const context of contexts) {
        const files = catalogueFiles(context);
        if (!files) continue;
        yield files.index;
        yield* files.cards();
      }
    },
    search: new Map(contexts.map((context) => [context.language, searchSource(context, listed)])),
    redirects: planRedirects(shop.index, languages, site.redirects),
    *productFeeds() {
      for (const context of contexts) {
        const feed = productFeed(context);
        if (feed) yield feed;
      }
    },
    *featureFiles() {
      for (const context of contexts) {
        for (const { files } of featureBuilds) yield* files?.(context) ?? [];
      }
    },
    *sitemap() {
      for (const entry of inLanguages(sitemapEntry)) if (entry) yield entry;
    },
  };
}

/** What the pages of a language share: its shell, and what their kinds ask for. */
function sharedQueries(context: PlanContext): SharedQuery[] {
  return [
    { id: shellId(context.language), key: 'shell', data: shellView(context) },
    ...Object.values(planners).flatMap((planner) => planner.queries?.(context) ?? []),
  ];
}

/** A page with its place, head and shell. */
function planPage(context: PlanContext, page: PageRef): PlannedPage {
  const { index, language, site } = context;
  const path = page.paths[language] ?? homePath(language);
  const draft = draftPage(context, page);
  const unlisted = isUnlisted(page, context.today);
  const languagePaths: PageContext['languagePaths'] = {};
  for (const code of site.project.languages) {
    const place = isStandIn(page) ? null : placeOf(index, page, code);
    languagePaths[code] = place ? placeHref(place) : homePath(code);
  }
  return {
    file: page.id === 'not_found' ? notFoundFile(language) : pageFile(path),
    identity: `${page.kind}/${page.id}/${language}`,
    context: { path, language, languagePaths },
    queries: [shellId(language), ...(draft.queries ?? [])],
    // Search engines show the description in the language of the page, or that of the project.
    head: head(context, isTranslated(page, language) ? draft.text : { title: draft.text.title }, {
      path,
      alternates: unlisted ? {} : alternatesOf(context, page),
      isHome: page.id === 'home',
      unlisted,
      picture: draft.picture,
      ...(draft.jsonLd ? { jsonLd: draft.jsonLd } : {}),
    }),
    template: draft.template,
    view: draft.view,
  };
}

function sitemapEntry(context: PlanContext, page: PageRef): SitemapEntry | undefined {
  const path = page.paths[context.language];
  if (path === null || isUnlisted(page, context.today)) return undefined;
  const images = sitemapImages(context, page);
  return {
    location: absolute(context, path),
    alternates: alternatesOf(context, page),
    ...(images.length > 0 ? { images } : {}),
  };
}

/** Addresses of a page's pictures, if content has turned that on. */
function sitemapImages(context: PlanContext, page: PageRef): string[] {
  if (!context.site.project.feeds.images) return [];
  return imagesOf(page).flatMap((name) => {
    const one = picture(context, name);
    return one ? absolute(context, pictureFallback(one).src) : [];
  });
}

/** A page is a folder with an index.html: docs/decisions/0006-page-files.md. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

function shellId(language: Language): string {
  return `shell-${language}`;
}
