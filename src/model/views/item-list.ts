import type { ItemCardView } from './item-card.ts';

/** A page of a list, by its number. */
export interface PageLink {
  page: number;
  href: string;
}

/** Items as a page lists them. */
export interface ItemListView {
  /** How many there are on all pages. */
  total: number;
  items: ItemCardView[];
  /** Id of the category that all are of. */
  category?: string;
  /** Hash of the file by which they are filtered; missing on further pages. */
  index?: string;
  /** Missing where one page shows all. */
  pages?: {
    current: number;
    /** Some of the pages, ascending, the current one among them. */
    links: PageLink[];
    /** The page behind the current one. */
    next?: string;
  };
}
