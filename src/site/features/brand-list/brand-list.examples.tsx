import type { ReactNode } from 'react';
import { brands } from '#model/views/common.examples.ts';
import { BrandList } from './brand-list.tsx';

export const examples: Record<string, ReactNode> = {
  cards: <BrandList id="brands" title="Marken bei uns" brands={brands} />,
  logos: (
    <BrandList
      id="brands"
      title="Marken bei uns"
      brands={brands}
      variant="logos"
      more={{ href: '/marken', label: 'Alle Marken' }}
    />
  ),
};
