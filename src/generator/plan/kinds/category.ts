import { bodySearch, bodyView } from '../body.ts';
import { brandCardsUnder } from '../brand-card.ts';
import { picture, translated } from '../context.ts';
import { categoryItems } from '../items/item-list.ts';
import type { PageDraft, PagePlanner } from './draft.ts';

/** A category: its items, its text, and the brands of its types. */
export const categoryPlanner: PagePlanner<'category'> = {
  draft(context, { id, record }): PageDraft<'template-list' | 'template-category'> {
    const { title, seo_title, seo_description, lead } = translated(context, record.translations);
    const body = bodyView(context, record);
    const brands = brandCardsUnder(context, id);
    const items = categoryItems(context, id);
    return {
      ...(items
        ? { template: 'template-list', view: { body, brands, items, crumbs: [], categories: [] } }
        : { template: 'template-category', view: { body, brands } }),
      text: { title, seo_title, seo_description, lead },
      picture: picture(context, record.image),
    };
  },
  search: (context, { record }) => bodySearch(context, record.translations),
};
