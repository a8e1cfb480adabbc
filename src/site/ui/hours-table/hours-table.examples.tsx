import type { ReactNode } from 'react';
import { hours } from '#model/views/shell.examples.ts';
import { HoursTable } from './hours-table.tsx';

const special = [
  { label: '24. Dezember', times: ['9:30–12 Uhr'], notes: [] },
  { label: '27. – 31. Dezember 2026', times: [], notes: ['Inventur'] },
];

export const examples: Record<string, ReactNode> = {
  week: <HoursTable hours={hours} />,
  'special-days': <HoursTable hours={{ ...hours, special }} />,
  notes: (
    <HoursTable
      hours={{
        weeks: [
          {
            rows: [{ label: 'Mo–Fr', times: ['9:30–18:30 Uhr'], notes: ['Werkstatt bis 17 Uhr'] }],
          },
        ],
        special: [],
        info: ['Gern auch nach Vereinbarung.'],
      }}
    />
  ),
  seasons: (
    <HoursTable
      hours={{
        weeks: [
          {
            label: 'Sommer: 1. April – 30. September',
            rows: [{ label: 'Mo–Sa', times: ['9–19 Uhr'], notes: [] }],
          },
          {
            label: '1. Oktober – 31. März',
            rows: [{ label: 'Mo–Fr', times: ['10–18 Uhr'], notes: [] }],
          },
        ],
        special: [],
        info: [],
      }}
    />
  ),
  'by-appointment': (
    <HoursTable
      hours={{
        weeks: [{ rows: [{ label: 'Mo–So', times: [], notes: ['nach Vereinbarung'] }] }],
        special: [],
        info: [],
      }}
    />
  ),
};
