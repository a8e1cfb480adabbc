import type { ReactNode } from 'react';
import { AddToRequestList } from './add-to-request-list.tsx';

const item = { slug: 'aurora', name: 'Ring Aurora', path: '/schmuck/aurora' };

export const examples: Record<string, ReactNode> = {
  heart: <AddToRequestList item={item} />,
  words: <AddToRequestList item={item} look="words" />,
};
