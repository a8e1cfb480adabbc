import type { ReactNode } from 'react';
import { teasers } from '#model/views/common.examples.ts';
import { Teasers } from './teasers.tsx';

export const examples: Record<string, ReactNode> = {
  even: <Teasers teasers={teasers} />,
  editorial: <Teasers teasers={teasers} variant="editorial" />,
  pieces: <Teasers teasers={teasers} variant="pieces" />,
};
