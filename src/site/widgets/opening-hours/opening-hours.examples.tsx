import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { OpeningHoursWidget } from './opening-hours.tsx';

export const examples: Record<string, ReactNode> = {
  week: <OpeningHoursWidget shell={shell} />,
};
