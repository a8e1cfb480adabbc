import type { Selection } from '#model/catalogue/selection.ts';
import type { ReadyState } from './browsing.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import sheet from './item-filter.module.css?inline';
import { NothingFound } from './nothing-found.tsx';

export interface ItemFilterProps {
  ready: ReadyState;
  isOpen: boolean;
  onClose: () => void;
  onChange: (selection: Selection) => void;
  /** Where visitors can ask if they find nothing. */
  contact: string;
}

/**
 * The selected filters, the available ones, and suggestions if nothing matches. A separate module,
 * so that it loads with its styles when a visitor wants it.
 */
export function ItemFilter({ ready, isOpen, onClose, onChange, contact }: ItemFilterProps) {
  return (
    <>
      <style href="item-filter" precedence="late">
        {sheet}
      </style>
      <ChosenFilters ready={ready} onChange={onChange} />
      {isOpen ? <FilterPanel ready={ready} onClose={onClose} onChange={onChange} /> : null}
      {ready.found.total === 0 ? (
        <NothingFound ready={ready} onChange={onChange} contact={contact} />
      ) : null}
    </>
  );
}
