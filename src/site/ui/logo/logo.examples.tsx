import type { ReactNode } from 'react';
import { logo, picture } from '#model/views/common.examples.ts';
import { Logo } from './logo.tsx';

export const examples: Record<string, ReactNode> = {
  drawing: (
    <div style={{ width: '236px' }}>
      <Logo logo={logo} name="Halden" />
    </div>
  ),
  picture: (
    <div style={{ width: '160px' }}>
      <Logo logo={picture} name="Halden" />
    </div>
  ),
  'beside-its-name': (
    <div style={{ width: '236px' }}>
      <Logo logo={logo} name="" />
      Halden
    </div>
  ),
};
