import type { ReactNode } from 'react';
import { retailerClock } from '#model/views/external.examples.ts';
import { RetailerClock } from './retailer-clock.tsx';

export const examples: Record<string, ReactNode> = {
  'without-consent': <RetailerClock clock={retailerClock} />,
};
