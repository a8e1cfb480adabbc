import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ItemListView } from '#model/views/item-list.ts';
import type { Browsing, browsingOf, BrowsingState } from '../item-filter/browsing.ts';
import type { ItemFilterProps } from '../item-filter/item-filter.tsx';
import { createQueryStore, type QueryStore } from './query-store.ts';

interface FilterCode {
  ItemFilter: ComponentType<ItemFilterProps>;
  browsingOf: typeof browsingOf;
}

/** Shared by all lists once loaded. */
let loaded: FilterCode | undefined;

/** A list that a visitor can filter. */
export interface BrowsedList {
  /** The filter's component, once loaded. */
  ItemFilter: ComponentType<ItemFilterProps> | undefined;
  browsing: Browsing | undefined;
  /** The state for the address, once known. */
  state: BrowsingState | undefined;
  /** Whether the address requests something that is still loading. */
  isWaiting: boolean;
  /** Whether the filter could not be loaded. */
  hasFailed: boolean;
  /** Loads the filter: when the visitor first touches it, and again after a failure. */
  load: () => Promise<void>;
}

/** Follows the address; loads the filter once the address or the visitor asks for it. */
export function useBrowsing(list: ItemListView): BrowsedList {
  const query = useQuery();
  const [filter, setFilter] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const { index } = list;
  const browsing = index === undefined ? undefined : filter?.browsingOf(index, list);
  const state = useSyncExternalStore(
    browsing?.subscribe ?? neverChanges,
    () => browsing?.state(query),
    nothing,
  );

  const load = async () => {
    try {
      const [{ ItemFilter }, { browsingOf: of }] = await Promise.all([
        import('../item-filter/item-filter.tsx'),
        import('../item-filter/browsing.ts'),
      ]);
      loaded = { ItemFilter, browsingOf: of };
      setFilter(loaded);
      setHasFailed(false);
      if (index !== undefined) await loaded.browsingOf(index, list).load(query);
    } catch {
      setHasFailed(true);
    }
  };
  const isAsked = index !== undefined && query !== '';
  useEffect(() => {
    if (isAsked && !browsing) void load();
    else if (isAsked) void browsing?.load(query);
    // oxlint-disable-next-line react/exhaustive-deps -- at each address
  }, [query, isAsked, browsing]);

  return {
    ItemFilter: filter?.ItemFilter,
    browsing,
    state,
    isWaiting: isAsked && !hasFailed && (!state || state.kind === 'loading'),
    hasFailed: hasFailed || state?.kind === 'failed',
    load,
  };
}

/** The query string; empty before hydration. */
function useQuery(): string {
  const store = useMemo(() => storeOfShown(), []);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, store?.current ?? noQuery, noQuery);
}

function storeOfShown(): QueryStore | undefined {
  return typeof location === 'undefined' ? undefined : createQueryStore();
}

const neverChanges = () => () => {};
const noQuery = () => '';
const nothing = (): undefined => undefined;
