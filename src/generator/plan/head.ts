import { type Language, languages, locales } from '#model/language.ts';
import type { Picture } from '#model/picture.ts';
import { pictureFallback } from '#model/picture.ts';
import { absolute, picture, type PlanContext, translated } from './context.ts';

/** What stands in a page's head beside styles and icons. */
export interface Head {
  title: string;
  description: string;
  keywords?: string;
  /** Absolute address; missing on pages that are not to be found. */
  canonical?: string;
  /** Absolute addresses by hreflang code. */
  alternates: Record<string, string>;
  robots?: string;
  /** Address of the style sheet for letters that few pages have. */
  furtherLetters?: string;
  openGraph: Record<string, string>;
  /** https://schema.org, one object each. */
  jsonLd: object[];
}

/** What a page says of itself. */
export interface HeadText {
  title: string;
  seo_title?: string | undefined;
  seo_description?: string | undefined;
  lead?: string | undefined;
}

interface HeadPlace {
  path: string;
  alternates: Record<string, string>;
  /** The home page is named by the project where it has no title for search engines. */
  isHome?: boolean;
  /** Whether search engines are to leave the page out. */
  unlisted?: boolean;
  /** The page's own picture, for shared links. */
  picture?: Picture | undefined;
  jsonLd?: object[];
}

/**
 * Title, description and sharing tags of a page. Titles end with the project's title; description
 * and picture come from the project where the page has none (specification, section 9).
 */
export function head(context: PlanContext, text: HeadText, place: HeadPlace): Head {
  const own = translated(context, context.site.project.translations);
  const title = text.seo_title ?? (place.isHome ? own.seo_title : text.title);
  const suffix = ` | ${own.seo_title}`;
  const description = shorten(text.seo_description ?? text.lead ?? own.seo_description);
  const address = absolute(context, place.path);
  return {
    title: title.endsWith(own.seo_title) ? title : title + suffix,
    description,
    ...(own.seo_keywords ? { keywords: own.seo_keywords } : {}),
    ...(place.unlisted ? { robots: 'noindex' } : { canonical: address }),
    alternates: place.alternates,
    openGraph: {
      'og:type': 'website',
      'og:site_name': own.seo_title,
      // Sharing services show the site's name beside it.
      'og:title': title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
      'og:description': description,
      ...(place.unlisted ? {} : { 'og:url': address }),
      'og:locale': locale(context.language),
      ...imageTags(context, place.picture),
    },
    jsonLd: place.jsonLd ?? [],
  };
}

/** The tags of the other languages a page is in (https://ogp.me/#optional). */
export function alternateLocales(alternates: Record<string, string>, own: Language): string[] {
  return languages.filter((code) => code !== own && code in alternates).map(locale);
}

function locale(language: Language): string {
  return locales[language].replace('-', '_');
}

/**
 * The page's own picture, since who gets a link to a brand is to see the brand; else the project's.
 * Sharing services show no SVG.
 */
function imageTags(context: PlanContext, own: Picture | undefined): Record<string, string> {
  const candidates = [own, picture(context, context.site.project.social_image)];
  const shared = candidates.find((one) => one && !one.formats.includes('svg'));
  if (!shared) return {};
  const { src, width, height } = pictureFallback(shared);
  return {
    'og:image': absolute(context, src),
    'og:image:width': String(width),
    'og:image:height': String(height),
    ...(shared.alt ? { 'og:image:alt': shared.alt } : {}),
    'twitter:card': 'summary_large_image',
  };
}

/** At most 300 characters, cut between words. */
function shorten(text: string): string {
  if (text.length <= 300) return text;
  const words = text.slice(0, 299).replace(/\s+\S*$/, '');
  return `${words.slice(0, 298)} …`;
}
