import type { ReactNode } from 'react';
import { body } from '#model/views/common.examples.ts';
import { Text } from './text.tsx';

export const examples: Record<string, ReactNode> = {
  text: <Text body={body} />,
};
