import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { SocialWidget } from './social.tsx';

export const examples: Record<string, ReactNode> = {
  profiles: <SocialWidget shell={shell} />,
};
