import type { ReactNode } from 'react';
import type { ListedItem } from '../../request-list/list.ts';
import { ListRow } from './list-row.tsx';
import { RequestedItems } from './requested-items.tsx';
import { picture } from '#model/views/common.examples.ts';

const item: ListedItem = {
  slug: 'aurora',
  name: 'Ring Aurora',
  language: 'de',
  path: '/schmuck/aurora',
};
const known = {
  ...item,
  price: '1.290 €',
  vat: 'included',
  availability: 'in_stock',
  brand: 'Valmere',
  picture: { ...picture, alt: '' },
} as const;
const row = { item, isFocused: false, onNote: () => {}, onRemove: () => {} };
const lists = [{ href: '/schmuck', label: 'Schmuck' }];

export const examples: Record<string, ReactNode> = {
  empty: <RequestedItems items={[]} known={new Map()} lists={lists} />,
  'not-yet-known': (
    <RequestedItems items={[item, { ...item, slug: 'isar' }]} known={new Map()} lists={lists} />
  ),
  rows: (
    <ul role="list">
      <ListRow {...row} knowledge={{ item: known }} />
      <ListRow {...row} knowledge={{ item: { ...known, availability: 'gone' } }} />
      <ListRow {...row} knowledge={{ item: known, before: 'Ring Borealis' }} />
      <ListRow {...row} knowledge={{ isMissing: true }} />
    </ul>
  ),
};
