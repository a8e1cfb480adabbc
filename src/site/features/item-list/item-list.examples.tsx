import type { ReactNode } from 'react';
import { itemCards } from '#model/views/item-card.examples.ts';
import { ItemList } from './item-list.tsx';

const list = { total: 4, items: itemCards };
const many = {
  total: 240,
  items: itemCards,
  category: 'watches',
  index: '0123456789abcdef',
  pages: {
    current: 1,
    links: [1, 2, 10].map((page) => ({ page, href: `/uhren/seite-${page}` })),
    next: '/uhren/seite-2',
  },
};

export const examples: Record<string, ReactNode> = {
  plain: <ItemList list={list} contact="/kontakt" />,
  'first-of-many': <ItemList list={many} title="Unsere Stücke" contact="/kontakt" />,
};
