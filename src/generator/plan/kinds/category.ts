import { bodySearch, bodyView } from '../body.ts';
import { brandCardsUnder } from '../brand-card.ts';
import { picture, translated } from '../context.ts';
import type { PagePlanner } from './draft.ts';

/** A category: its text, and the brands of its types. */
export const categoryPlanner: PagePlanner<'category'> = {
  draft(context, { id, record }) {
    const { title, seo_title, seo_description, lead } = translated(context, record.translations);
    return {
      template: 'template-category',
      view: { body: bodyView(context, record), brands: brandCardsUnder(context, id) },
      text: { title, seo_title, seo_description, lead },
      picture: picture(context, record.image),
    };
  },
  search: (context, { record }) => bodySearch(context, record.translations),
};
