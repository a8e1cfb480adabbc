import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { NavigationWidget } from './navigation.tsx';

export const examples: Record<string, ReactNode> = {
  links: <NavigationWidget shell={shell} />,
};
