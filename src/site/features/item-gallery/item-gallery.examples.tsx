import type { ReactNode } from 'react';
import { picture } from '#model/views/common.examples.ts';
import { ItemGallery } from './item-gallery.tsx';

const pictures = ['ring', 'ring-side', 'ring-box'].map((name) => ({
  ...picture,
  base: `/media/${name}-0123abcd`,
  alt: name,
}));

export const examples: Record<string, ReactNode> = {
  one: <ItemGallery pictures={pictures.slice(0, 1)} />,
  three: <ItemGallery pictures={pictures} />,
};
