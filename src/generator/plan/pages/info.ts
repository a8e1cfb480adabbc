import type { InfoPage } from '#model/entities/page.ts';
import { homePath } from '#model/language.ts';
import { bodyView } from '../body.ts';
import { pathOf, picture, type PlanContext, translated } from '../context.ts';
import { breadcrumbJsonLd } from '../json-ld.ts';
import { pageTitle } from '../page-title.ts';
import type { PageDraft } from './draft.ts';

/** A page of its own, such as team or history. */
export function infoPage(context: PlanContext, record: InfoPage): PageDraft<'template-info'> {
  const { title, seo_title, seo_description, lead } = translated(context, record.translations);
  const crumbs = [
    { label: pageTitle(context, 'home'), href: homePath(context.language) },
    { label: title },
  ];
  return {
    id: record.id,
    template: 'template-info',
    view: { body: bodyView(context, record), crumbs },
    text: { title, seo_title, seo_description, lead },
    picture: picture(context, record.image),
    jsonLd: [breadcrumbJsonLd(context, crumbs, pathOf(context, record.id) ?? '/')],
  };
}
