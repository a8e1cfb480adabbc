import type { ReactNode } from 'react';
import { OpenNow } from './open-now.tsx';

export const examples: Record<string, ReactNode> = {
  unsure: <OpenNow always="Öffnungszeiten" />,
};
