import { Markdown } from '../../../../src/content/text/markdown.ts';
import { anchorMaker } from '../../../../src/model/anchor.ts';
import type { Language } from '../../../../src/model/language.ts';
import { metaOf } from '../../../../src/model/schema.ts';
import { pageSchema } from '../../../../src/model/entities/page.ts';
import type { LinkTarget } from './link-targets.ts';

/** The fields that name a page, of a draft that may lack any of them. */
interface Page {
  key?: string;
  id?: string;
  slug?: string;
  display_name?: string;
  type?: string;
  page?: string;
  translations?: { language: Language; title?: string; text?: string }[];
}

interface Exported {
  value: unknown;
}

/** The pages and files that links can lead to, with their titles in a language. */
export function findTargets(
  records: Record<string, readonly Exported[]>,
  files: readonly { path?: string }[],
  language: Language,
): LinkTarget[] {
  const all = (collection: string) => (records[collection] ?? []).map(({ value }) => value as Page);
  const typePages = new Map(all('brand_types').map(({ id, page }) => [id, page]));
  const names = new Map(
    metaOf(pageSchema.shape.key).options?.map((option) => [option.value, option[language]]),
  );
  const target = (address: string | undefined, page: Page, name?: string): LinkTarget[] => {
    const texts =
      page.translations?.find((one) => one.language === language) ?? page.translations?.[0];
    const title = name ?? texts?.title;
    return address && title ? [{ address, title, places: placesIn(texts?.text ?? '') }] : [];
  };
  return [
    ...all('pages').flatMap((page) => target(page.key, page, names.get(page.key ?? ''))),
    ...all('categories').flatMap((page) => target(page.id, page)),
    ...all('info_pages').flatMap((page) => target(page.id, page)),
    ...all('brands').flatMap((page) => {
      const below = typePages.get(page.type);
      return target(below && `${below}/${page.slug}`, page, page.display_name);
    }),
    ...files.flatMap(({ path }) => (path ? [{ address: path, title: path, places: [] }] : [])),
  ];
}

/** The headings of a text, by the site's anchors for them. */
function placesIn(text: string): LinkTarget['places'] {
  const anchorOf = anchorMaker();
  return new Markdown(text).headings.map(({ words, id }) => ({
    anchor: id ?? anchorOf(words),
    words,
  }));
}
