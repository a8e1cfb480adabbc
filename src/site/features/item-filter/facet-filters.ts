import type { Facet } from '#model/catalogue/catalogue.ts';
import type { Selection, FacetFilter } from '#model/catalogue/selection.ts';
import type { FilterWords } from '#words/filter.ts';

/** The selection with another filter for one facet, or without one. */
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

/** The selection without any filter, in the same order. */
export function withoutFilters(selection: Selection): Selection {
  return { ...selection, filters: new Map() };
}

/** The filter with a choice that it lacked, or without one that it had; undefined where none is left. */
export function withChoice(filter: FacetFilter | undefined, id: string): FacetFilter | undefined {
  const ids = idsOf(filter);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.length > 0 ? { kind: 'choice', ids: next } : undefined;
}

/** The choices wished for. */
export function idsOf(filter: FacetFilter | undefined): readonly string[] {
  return filter?.kind === 'choice' ? filter.ids : [];
}

/** A filter as a visitor reads it, by parts that can each be taken back. */
export interface FilterPart {
  label: string;
  /** What is left of the filter without the part. */
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
