import type { ReactNode } from 'react';
import { SvgLogo } from './svg-logo.tsx';

const logo = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" fill="none" stroke="currentColor" stroke-width="2"><circle cx="20" cy="20" r="16"/><path d="M20 10v10l6 5M54 5v30h16"/></svg>',
  width: 160,
  height: 40,
};

export const examples: Record<string, ReactNode> = {
  inlined: (
    <div style={{ width: '160px' }}>
      <SvgLogo source={logo} name="Lon" />
    </div>
  ),
  pending: <SvgLogo source="/media/lon.svg" name="Lon" />,
  failed: <SvgLogo source={undefined} name="Lon" />,
};
