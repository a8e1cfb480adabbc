import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

const sides = ['top', 'bottom', 'left', 'right'];

export const examples: Record<string, ReactNode> = {
  hidden: (
    <p>
      {sides.map((side) => (
        <button key={side} type="button" aria-label="Menü schließen" data-tip={side}>
          <Icon name="close" />
        </button>
      ))}
    </p>
  ),
};
