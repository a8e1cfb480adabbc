import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

const text = 'Gilt für alle Uhren, die Sie bei uns gekauft haben.';

const trigger = (attributes: { 'aria-describedby': string }) => (
  <button type="button" {...attributes}>
    Garantie
  </button>
);

function Example({ place }: { place: 'top' | 'bottom' | 'left' | 'right' }) {
  return (
    <div style={{ padding: '110px 0', textAlign: 'center' }}>
      <Tooltip id="tip" text={text} place={place} initiallyShown>
        {trigger}
      </Tooltip>
    </div>
  );
}

export const examples: Record<string, ReactNode> = {
  hidden: (
    <Tooltip id="tip" text={text}>
      {trigger}
    </Tooltip>
  ),
  top: <Example place="top" />,
  bottom: <Example place="bottom" />,
  left: <Example place="left" />,
  right: <Example place="right" />,
};
