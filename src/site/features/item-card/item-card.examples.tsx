import type { ReactNode } from 'react';
import { itemCards } from '#model/views/item-card.examples.ts';
import { Button } from '../../ui/button/button.tsx';
import { ItemCard } from './item-card.tsx';

const frame = { width: '300px', maxWidth: '100%' };

export const examples: Record<string, ReactNode> = Object.fromEntries(
  itemCards.map((item) => [
    item.availability.replace('_', '-'),
    <div key={item.slug} style={frame}>
      <ItemCard
        item={item}
        {...(item.slug === 'isar-blau' ? { action: <Button>+</Button> } : {})}
      />
    </div>,
  ]),
);
