import type { ReactNode } from 'react';
import { company, shell } from '#model/views/shell.examples.ts';
import { AddressWidget } from './address.tsx';

export const examples: Record<string, ReactNode> = {
  shop: <AddressWidget shell={shell} />,
  'head-office': (
    <AddressWidget
      shell={{ ...shell, company: { ...company, addressType: 'hq', hasOneOffice: false } }}
    />
  ),
};
