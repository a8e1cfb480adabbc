import type { ReactNode } from 'react';
import { useScreenClass } from './screen-class.ts';

function Example() {
  return <p>The window is {useScreenClass()}.</p>;
}

export const examples: Record<string, ReactNode> = { unmeasured: <Example /> };
