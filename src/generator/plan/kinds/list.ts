import { homePath } from '#model/language.ts';
import { listTitle } from '#model/pages/list-pages.ts';
import { pathOf, picture, translated } from '../context.ts';
import { categoryItems } from '../items/item-list.ts';
import { breadcrumbJsonLd } from '../json-ld.ts';
import { pageTitle } from '../page-title.ts';
import type { PagePlanner } from './draft.ts';

/** A further page of a category's items, which has nothing else. */
export const listPlanner: PagePlanner<'list'> = {
  draft(context, page) {
    const { category, number, id } = page;
    const { language } = context;
    const { title: name, seo_description, lead } = translated(context, category.translations);
    const title = listTitle(category, number, language);
    const crumbs = [
      { label: pageTitle(context, 'home'), href: homePath(language) },
      { label: name, href: pathOf(context, category.id) ?? '' },
      { label: title },
    ];
    const items = categoryItems(context, category.id, number);
    if (!items) throw new Error(`The list ${id} has no item, though it was planned.`);
    return {
      template: 'template-list',
      view: {
        body: { title, gallery: [], teasers: [] },
        crumbs,
        brands: [],
        items,
        categories: [],
      },
      text: { title, seo_description, lead },
      picture: picture(context, category.image),
      jsonLd: [breadcrumbJsonLd(context, crumbs, pathOf(context, id) ?? '/')],
    };
  },
};
