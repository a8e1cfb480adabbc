import { type FacetFile, queryKeys } from './catalogue-file.ts';

/** The sort orders. */
export const orders = ['recommended', 'price-up', 'price-down', 'name'] as const;

export type Order = (typeof orders)[number];

/** A visitor's filter for one facet. */
export type FacetFilter =
  | { kind: 'choice'; ids: readonly string[] }
  | { kind: 'range'; min?: number; max?: number }
  | { kind: 'flag' };

/** A visitor's filters, order and page size for a list. */
export interface Selection {
  /** By the key of the facet. */
  filters: ReadonlyMap<string, FacetFilter>;
  order: Order;
  /** The number of items shown. */
  shown: number;
}

/** The number of items a list shows at first, and adds per step. */
export const pageSize = 24;

/** The maximum that an address can request at once. */
const mostShown = 50 * pageSize;

type KnownFacet = Pick<FacetFile, 'key' | 'kind' | 'choices'>;

/** Parses a query string: '?brand=ostra,tarn&price=100..500'. Ignores anything unknown. */
export function parseSelection(query: string, facets: readonly KnownFacet[]): Selection {
  const parameters = new URLSearchParams(query);
  const filters = new Map<string, FacetFilter>();
  for (const facet of facets) {
    const filter = parseFilter(facet, parameters.getAll(facet.key).join(','));
    if (filter) filters.set(facet.key, filter);
  }
  const order = parameters.get(queryKeys.order);
  const shown = Number(parameters.get(queryKeys.shown));
  const pages = Number.isInteger(shown) ? Math.ceil(shown / pageSize) : 1;
  return {
    filters,
    order: orders.find((one) => one === order) ?? 'recommended',
    shown: Math.min(Math.max(pages, 1) * pageSize, mostShown),
  };
}

/**
 * The query string of a selection, empty if nothing is selected. It does not depend on the order of
 * choices.
 */
export function selectionQuery(
  { filters, order, shown }: Selection,
  facets: readonly KnownFacet[],
): string {
  const parts = facets.flatMap((facet) => {
    const filter = filters.get(facet.key);
    const text = filter && filterText(filter, facet);
    return text ? `${facet.key}=${text}` : [];
  });
  if (order !== 'recommended') parts.push(`${queryKeys.order}=${order}`);
  if (shown > pageSize) parts.push(`${queryKeys.shown}=${shown}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function parseFilter({ kind, choices }: KnownFacet, text: string): FacetFilter | undefined {
  if (text === '') return undefined;
  if (kind === 'flag') return text === 'yes' ? { kind } : undefined;
  if (kind === 'range') return parseRange(text);
  const wanted = new Set(text.split(','));
  const ids = (choices ?? []).flatMap(([id]) => (wanted.has(id) ? id : []));
  return ids.length > 0 ? { kind, ids } : undefined;
}

const rangePattern = /^(-?\d{1,9}(?:\.\d{1,4})?)?\.\.(-?\d{1,9}(?:\.\d{1,4})?)?$/;

function parseRange(text: string): FacetFilter | undefined {
  const found = rangePattern.exec(text);
  if (!found) return undefined;
  const [, from, to] = found;
  return rangeFilter(
    from === undefined ? undefined : Number(from),
    to === undefined ? undefined : Number(to),
  );
}

/** A range filter between two numbers in either order; undefined if both are missing. */
export function rangeFilter(
  from: number | undefined,
  to: number | undefined,
): FacetFilter | undefined {
  if (from === undefined && to === undefined) return undefined;
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [min, max] = isTurned ? [to, from] : [from, to];
  return {
    kind: 'range',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

function filterText(filter: FacetFilter, { choices }: KnownFacet): string {
  if (filter.kind === 'flag') return 'yes';
  if (filter.kind === 'range') return `${filter.min ?? ''}..${filter.max ?? ''}`;
  const wanted = new Set(filter.ids);
  return (choices ?? []).flatMap(([id]) => (wanted.has(id) ? id : [])).join(',');
}
