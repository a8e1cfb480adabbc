import type { Facet } from '#model/catalogue/catalogue.ts';
import type { Selection, FacetFilter } from '#model/catalogue/selection.ts';
import type { FilterWords } from '#words/filter.ts';

/** The selection with the filter of one facet replaced or removed. */
export function withFilter(
  selection: Selection,
  key: string,
  filter: FacetFilter | undefined,
): Selection {
  const filters = new Map(selection.filters);
  if (filter) filters.set(key, filter);
  else filters.delete(key);
  return { ...selection, filters };
}

/** The selection without filters, in the same order. */
export function withoutFilters(selection: Selection): Selection {
  return { ...selection, filters: new Map() };
}

/** Adds a choice to a filter or removes it; undefined if none is left. */
export function withChoice(filter: FacetFilter | undefined, id: string): FacetFilter | undefined {
  const ids = idsOf(filter);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.length > 0 ? { kind: 'choice', ids: next } : undefined;
}

/** The selected choices. */
export function idsOf(filter: FacetFilter | undefined): readonly string[] {
  return filter?.kind === 'choice' ? filter.ids : [];
}

/** A filter as visitors read it, split into parts that can be removed one by one. */
export interface FilterPart {
  label: string;
  /** The filter without this part. */
  rest: FacetFilter | undefined;
}

export function filterParts(
  facet: Pick<Facet, 'name' | 'unit' | 'choices'>,
  filter: FacetFilter,
  { words, language }: { words: FilterWords; language: string },
): FilterPart[] {
  const { name, unit, choices = [] } = facet;
  if (filter.kind === 'flag') return [{ label: name, rest: undefined }];
  if (filter.kind === 'choice') {
    const names = new Map(choices);
    return filter.ids.map((id) => ({
      label: words.choice(name, names.get(id) ?? id),
      rest: withChoice(filter, id),
    }));
  }
  const text = (value: number) => {
    const number = value.toLocaleString(language);
    return unit ? `${number}\u00a0${unit}` : number;
  };
  const { min, max } = filter;
  const low = min === undefined ? '' : words.atLeast(text(min));
  const high = max === undefined ? '' : words.atMost(text(max));
  const both = min !== undefined && max !== undefined && words.between(text(min), text(max));
  return [{ label: words.choice(name, both || low || high), rest: undefined }];
}
