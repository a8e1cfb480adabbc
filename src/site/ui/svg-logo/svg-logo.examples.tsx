import type { ReactNode } from 'react';
import { SvgLogo } from './svg-logo.tsx';

export const examples: Record<string, ReactNode> = {
  pending: <SvgLogo source="/media/lon.svg" name="Lon" />,
  failed: <SvgLogo source={undefined} name="Lon" />,
};
