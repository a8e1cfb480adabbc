import type { Attribute } from '#model/entities/attribute.ts';
import { type ImageText, mediaKey } from '#model/entities/media.ts';
import { defaultLanguage, type Language } from '#model/language.ts';
import { type BrokenLink, pageTarget, resolveLink, type ResolvedLink } from '#model/link.ts';
import type { BrandPageId } from '#model/pages/brand-pages.ts';
import { isPageKey, type PageKey } from '#model/pages/routes.ts';
import { indexPages, type PageIndex } from '#model/pages/page-index.ts';
import type { PageRef } from '#model/pages/page-kinds.ts';
import type { Picture } from '#model/picture.ts';
import type { Site } from '#model/site.ts';
import { translate, type Translation } from '#model/translation.ts';
import type { InLanguage, InlineSvg, Logo, ViewLink } from '#model/views/common.ts';
import { type BrandOrder, orderBrands } from './brand-order.ts';
import { indexSimilarItems, type SimilarItems } from './items/similar-items.ts';
import { type ItemOrder, orderItems } from './items/item-order.ts';

/** What the build knows of an image before any file of it is made. */
export interface ImageData {
  /** For places in the layout. */
  page: Omit<Picture, 'alt' | 'focus'>;
  /** For images in Markdown, which follow rules of their own. */
  markdown: Omit<Picture, 'alt' | 'focus'>;
  /** The drawing itself, for SVG. */
  svg?: InlineSvg;
}

/** Images by `mediaKey` of their file name. */
export type Images = ReadonlyMap<string, ImageData>;

/** What planning a shop's pages works from, whatever the language. */
interface ShopContext {
  site: Site;
  index: PageIndex;
  images: Images;
  /** By `mediaKey`. */
  imageTexts: ReadonlyMap<string, ImageText>;
  brands: BrandOrder;
  similarItems: SimilarItems;
  /** In their order. */
  attributes: ReadonlyMap<string, Attribute>;
  /** By slug. */
  brandNames: ReadonlyMap<string, string>;
  items: ItemOrder;
  /** The day of the build in the shop's time zone, YYYY-MM-DD. */
  today: string;
}

/** What planning a language's pages works from. */
export interface PlanContext extends ShopContext {
  language: Language;
}

/** @param today The day of the build in the shop's time zone, YYYY-MM-DD. */
export function shopContext(site: Site, images: Images, today: string): ShopContext {
  const index = indexPages(site, site.files, today);
  return {
    site,
    index,
    images,
    imageTexts: new Map(site.images.map((text) => [mediaKey(text.file), text])),
    brands: orderBrands(site),
    brandNames: new Map(site.brands.map(({ slug, display_name }) => [slug, display_name])),
    items: orderItems(site, index),
    similarItems: indexSimilarItems(site.items),
    attributes: attributesById(site.attributes),
    today,
  };
}

function attributesById(attributes: readonly Attribute[]): ReadonlyMap<string, Attribute> {
  const inOrder = attributes.toSorted((a, b) => a.sort - b.sort);
  return new Map(inOrder.map((attribute) => [attribute.id, attribute]));
}

/** A translation with the language it is in, where that is not the page's. */
export function translated<T extends Translation>(
  context: PlanContext,
  translations: readonly T[],
): T & InLanguage {
  const { value, missing } = translate(translations, context.language);
  return missing ? { ...value, lang: value.language } : value;
}

/** Only the mark of a foreign language, to be spread into a view. */
export function inLanguage({ lang }: InLanguage): InLanguage {
  return lang ? { lang } : {};
}

/** The picture of a file name; undefined where there is none, which the loader has reported. */
export function picture(
  context: PlanContext,
  name: string | undefined,
  purpose: 'page' | 'markdown' = 'page',
): Picture | undefined {
  if (name === undefined) return undefined;
  const key = mediaKey(name);
  const data = context.images.get(key)?.[purpose];
  if (!data) return undefined;
  const text = context.imageTexts.get(key);
  return {
    ...data,
    alt: text ? translate(text.translations, context.language).value.alt : '',
    // The middle is kept in any case.
    ...(text?.focus && text.focus.join() !== '50,50' ? { focus: text.focus } : {}),
  };
}

/** A picture that is not the first of its page: only that one has a copy of a few pixels. */
export function laterPicture(context: PlanContext, name: string | undefined): Picture | undefined {
  const { placeholder: _placeholder, ...later } = picture(context, name) ?? {};
  return 'base' in later ? later : undefined;
}

export function pictures(context: PlanContext, names: readonly string[]): Picture[] {
  return names.flatMap((name) => laterPicture(context, name) ?? []);
}

/**
 * A logo: a drawing stands in the page itself, one of more characters than `most` in a file of its
 * own, for a page that shows many logos would grow by each.
 */
export function logo(
  context: PlanContext,
  name: string | undefined,
  most = Infinity,
): Logo | undefined {
  const drawing = inlineSvg(context, name);
  return drawing && drawing.svg.length <= most ? drawing : picture(context, name);
}

/** The most characters of a brand's logo within pages: they share 14 KB with all else. */
export const brandLogoLength = 2048;

function inlineSvg(context: PlanContext, name: string | undefined): InlineSvg | undefined {
  return name === undefined ? undefined : context.images.get(mediaKey(name))?.svg;
}

export function resolve(context: PlanContext, href: string): ResolvedLink | BrokenLink {
  return resolveLink(href, context);
}

/** A link of the content with its label; undefined if it is broken, which the loader has reported. */
export function viewLink(context: PlanContext, href: string, label: string): ViewLink | undefined {
  const link = resolve(context, href);
  return link.kind === 'broken' ? undefined : asViewLink(link, label);
}

/**
 * A link to a page by its id; undefined if the shop does not have that page.
 *
 * @throws Error if a record has no page: the id is wrong.
 */
export function pageLink(
  context: PlanContext,
  id: PageKey | BrandPageId,
  label: string,
  anchor?: string,
): ViewLink | undefined {
  const page = context.index.byId.get(id);
  if (!page && !isPageKey(id)) throw new Error(`No page has the id "${id}".`);
  const link = page && pageTarget(page, context, anchor === undefined ? {} : { anchor });
  return link && asViewLink(link, label);
}

export function asViewLink(link: ResolvedLink, label: string): ViewLink {
  return {
    href: link.href,
    label: link.note ? `${label} (${link.note})` : label,
    ...(link.icon ? { icon: link.icon } : {}),
    ...(link.newTab ? { newTab: true } : {}),
    ...(link.hreflang ? { hreflang: link.hreflang } : {}),
  };
}

/** Where a page is in the context's language; undefined where it does not exist in it. */
export function pathOf(context: PlanContext, id: string): string | undefined {
  return context.index.byId.get(id)?.paths[context.language] ?? undefined;
}

/** Absolute address of a path. */
export function absolute(context: Pick<PlanContext, 'site'>, path: string): string {
  return `${context.site.project.siteMetadata.siteUrl}${path}`;
}

/** Whether a page has a text in a language, and not that of another in its place. */
export function isTranslated(page: PageRef, language: Language): boolean {
  const record = page.kind === 'list' ? page.category : page.record;
  return record?.translations.some((translation) => translation.language === language) ?? true;
}

/**
 * Absolute addresses of a page by hreflang code, with x-default; only of languages that its text is
 * in. None where the page shows the text of another language.
 */
export function alternatesOf(context: PlanContext, page: PageRef): Record<string, string> {
  if (!isTranslated(page, context.language)) return {};
  const entries = context.site.project.languages.flatMap((language) => {
    const path = page.paths[language];
    return path === null || !isTranslated(page, language)
      ? []
      : [[language, absolute(context, path)]];
  });
  const alternates = Object.fromEntries(entries) as Record<string, string>;
  const fallback = alternates[defaultLanguage];
  return fallback ? { ...alternates, 'x-default': fallback } : alternates;
}
