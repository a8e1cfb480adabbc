import type { Teaser } from '#model/entities/page-fields.ts';
import type { BodyView, TeaserView } from '#model/views/common.ts';
import type { Translation } from '#model/translation.ts';
import {
  inLanguage,
  picture,
  type PlanContext,
  pictures,
  translated,
  viewLink,
} from './context.ts';
import { keepTogether } from '../text/keep-together.ts';
import { markdownSource } from './markdown-source.ts';
import type { Planned } from './planned.ts';
import { markdownSearch, type SearchText } from './search-text.ts';

interface BodyTranslation extends Translation {
  title: string;
  headline?: string | undefined;
  lead?: string | undefined;
  text: string;
}

/** A record with texts and pictures: a page, an info page. */
interface BodyRecord {
  image?: string | undefined;
  gallery: readonly string[];
  teasers: readonly Teaser[];
  translations: readonly BodyTranslation[];
}

/** Heading, opening, text, pictures and cards of a record in the context's language. */
export function bodyView(context: PlanContext, record: BodyRecord): Planned<BodyView> {
  const text = translated(context, record.translations);
  const image = picture(context, record.image);
  return {
    title: keepTogether(text.headline ? inLines(text.headline) : text.title),
    ...inLanguage(text),
    ...(text.lead ? { lead: keepTogether(text.lead) } : {}),
    ...(image ? { picture: image } : {}),
    ...(text.text.trim() ? { text: markdownSource(context, text.text) } : {}),
    gallery: pictures(context, record.gallery),
    teasers: record.teasers.map((teaser) => teaserView(context, teaser)),
  };
}

/** What the search finds a record by. */
export function bodySearch(
  context: PlanContext,
  translations: readonly BodyTranslation[],
): SearchText {
  const { title, lang, headline, lead, text } = translated(context, translations);
  const heading = headline?.replaceAll('|', ' ');
  return { group: 'page', title, lang, lead, ...markdownSearch(context, text, heading) };
}

/** A headline with line breaks for the `|` that its author set. */
function inLines(headline: string): string {
  return headline.replaceAll(/\s*\|\s*/g, '\n');
}

function teaserView(context: PlanContext, teaser: Teaser): TeaserView {
  const text = translated(context, teaser.translations);
  const image = picture(context, teaser.image);
  const link = teaser.path && viewLink(context, teaser.path, text.link_label ?? text.title);
  return {
    title: text.title,
    ...inLanguage(text),
    ...(text.text ? { text: keepTogether(text.text) } : {}),
    ...(image ? { picture: image } : {}),
    ...(link ? { link } : {}),
  };
}
