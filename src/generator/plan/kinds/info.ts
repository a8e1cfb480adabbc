import { homePath } from '#model/language.ts';
import { bodySearch, bodyView } from '../body.ts';
import { pathOf, picture, translated } from '../context.ts';
import { breadcrumbJsonLd } from '../json-ld.ts';
import { pageTitle } from '../page-title.ts';
import type { PagePlanner } from './draft.ts';

/** A page of its own, such as team or history. */
export const infoPlanner: PagePlanner<'info'> = {
  draft(context, { id, record }) {
    const { title, seo_title, seo_description, lead } = translated(context, record.translations);
    const crumbs = [
      { label: pageTitle(context, 'home'), href: homePath(context.language) },
      { label: title },
    ];
    return {
      template: 'template-info',
      view: { body: bodyView(context, record), crumbs },
      text: { title, seo_title, seo_description, lead },
      picture: picture(context, record.image),
      jsonLd: [breadcrumbJsonLd(context, crumbs, pathOf(context, id) ?? '/')],
    };
  },
  search: (context, { record }) => bodySearch(context, record.translations),
};
