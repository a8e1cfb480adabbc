import type { ReactNode } from 'react';
import { Address } from './address.tsx';

export const examples: Record<string, ReactNode> = {
  lines: <Address lines={['Lindenhof', 'Postgasse 7', '07998 Brunnau an der Elster']} />,
  'empty-line': <Address lines={['Lindenhof', '', 'Postgasse 7', '07998 Brunnau an der Elster']} />,
};
