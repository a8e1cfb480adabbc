import type { ReactNode } from 'react';
import { picture } from '#model/views/common.examples.ts';
import { shell } from '#model/views/shell.examples.ts';
import { Visit } from './visit.tsx';

export const examples: Record<string, ReactNode> = {
  'beside-a-picture': <Visit shell={shell} picture={picture} />,
  'in-words': <Visit shell={shell} />,
};
