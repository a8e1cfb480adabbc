import type { ItemCardView } from './item-card.ts';

/** A page of a list, by its number. */
export interface PageLink {
  page: number;
  href: string;
}

/** Items listed on a page. */
export interface ItemListView {
  /** The number of items on all pages. */
  total: number;
  items: ItemCardView[];
  /** The id of the category that all of them belong to. */
  category?: string;
  /** The hash of the file used to filter them; missing on further pages. */
  index?: string;
  /** Missing if one page shows everything. */
  pages?: {
    current: number;
    /** Some of the pages, ascending, including the current one. */
    links: PageLink[];
    /** The page after the current one. */
    next?: string;
  };
}
