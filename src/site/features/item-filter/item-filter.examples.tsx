import type { ReactNode } from 'react';
import { openCatalogue } from '#model/catalogue/catalogue.ts';
import { findItems } from '#model/catalogue/find-items.ts';
import { makeCatalogueFile } from '#model/catalogue/make-catalogue-file.ts';
import { parseSelection } from '#model/catalogue/selection.ts';
import { ItemFilter } from './item-filter.tsx';

const things = [
  { brand: 'ostra', price: 1290, material: 'steel', automatic: true },
  { brand: 'ostra', price: 2480, material: 'gold', automatic: true },
  { brand: 'tarn', price: 349, material: 'steel', automatic: false },
];

const catalogue = openCatalogue(
  makeCatalogueFile({
    items: things,
    facets: [
      {
        key: 'brand',
        name: 'Marke',
        kind: 'choice',
        choices: [
          { id: 'ostra', name: 'Ostra' },
          { id: 'tarn', name: 'Tarn' },
        ],
        valuesOf: ({ brand }) => [brand],
      },
      { key: 'price', name: 'Preis', kind: 'range', unit: '€', valuesOf: ({ price }) => [price] },
      {
        key: 'material',
        name: 'Material',
        kind: 'choice',
        choices: [
          { id: 'steel', name: 'Edelstahl' },
          { id: 'gold', name: 'Gelbgold' },
        ],
        valuesOf: ({ material }) => [material],
      },
      {
        key: 'automatic',
        name: 'Automatik',
        kind: 'flag',
        valuesOf: ({ automatic }) => [automatic],
      },
    ],
    recommended: () => 0,
    byName: () => 0,
    cards: { perFile: 48, files: [] },
  }),
);

function example(query: string): ReactNode {
  const scope = catalogue.scope(undefined);
  const selection = parseSelection(query, scope.facets);
  const found = findItems(catalogue, scope, selection);
  return (
    <ItemFilter
      ready={{ kind: 'ready', selection, found, cards: [], isStale: false, lacksCards: false }}
      isOpen
      onClose={() => {}}
      onChange={() => {}}
      contact="/kontakt"
    />
  );
}

export const examples: Record<string, ReactNode> = {
  open: example(''),
  chosen: example('?brand=ostra&price=1000..&automatic=yes'),
  nothing: example('?brand=tarn&material=gold'),
};
