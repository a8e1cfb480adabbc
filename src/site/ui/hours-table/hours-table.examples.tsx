import type { ReactNode } from 'react';
import { hours } from '#model/views/shell.examples.ts';
import { HoursTable } from './hours-table.tsx';

const special = [
  { label: '24. Dezember', times: ['09:30–12:00'], notes: [] },
  { label: '27. – 31. Dezember 2026', times: [], notes: ['Inventur'] },
];

export const examples: Record<string, ReactNode> = {
  week: <HoursTable hours={hours} />,
  'special-days': <HoursTable hours={{ ...hours, special }} />,
  notes: (
    <HoursTable
      hours={{
        week: [{ label: 'Mo–Fr', times: ['09:30–18:30'], notes: ['Werkstatt bis 17 Uhr'] }],
        special: [],
        info: ['Gern auch nach Vereinbarung.'],
      }}
    />
  ),
  'by-appointment': (
    <HoursTable
      hours={{
        week: [{ label: 'Mo–So', times: [], notes: ['nach Vereinbarung'] }],
        special: [],
        info: [],
      }}
    />
  ),
};
