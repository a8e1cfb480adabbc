import type { ReactNode } from 'react';
import { picture } from '#model/views/common.examples.ts';
import { Gallery } from './gallery.tsx';

const pictures = ['rings', 'watches', 'workshop', 'window', 'stairs'].map((name) => ({
  ...picture,
  base: `/media/${name}-0123abcd`,
  alt: name,
}));

export const examples: Record<string, ReactNode> = {
  one: <Gallery pictures={pictures.slice(0, 1)} />,
  two: <Gallery pictures={pictures.slice(0, 2)} />,
  three: <Gallery pictures={pictures.slice(0, 3)} />,
  four: <Gallery pictures={pictures.slice(0, 4)} />,
  five: <Gallery pictures={pictures} />,
};
