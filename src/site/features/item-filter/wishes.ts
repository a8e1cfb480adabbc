import type { Facet } from '#model/catalogue/catalogue.ts';
import type { Selection, Wish } from '#model/catalogue/selection.ts';
import type { FilterWords } from '#words/filter.ts';

/** The selection with another wish for one facet, or without one. */
export function withWish(selection: Selection, key: string, wish: Wish | undefined): Selection {
  const wishes = new Map(selection.wishes);
  if (wish) wishes.set(key, wish);
  else wishes.delete(key);
  return { ...selection, wishes };
}

/** The selection without any wish, in the same order. */
export function withoutWishes(selection: Selection): Selection {
  return { ...selection, wishes: new Map() };
}

/** The wish with a choice that it lacked, or without one that it had; undefined where none is left. */
export function withChoice(wish: Wish | undefined, id: string): Wish | undefined {
  const ids = idsOf(wish);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.length > 0 ? { kind: 'choice', ids: next } : undefined;
}

/** The choices wished for. */
export function idsOf(wish: Wish | undefined): readonly string[] {
  return wish?.kind === 'choice' ? wish.ids : [];
}

/** A wish as a visitor reads it, by parts that can each be taken back. */
export interface WishPart {
  label: string;
  /** What is left of the wish without the part. */
  rest: Wish | undefined;
}

export function wishParts(
  facet: Pick<Facet, 'name' | 'unit' | 'choices'>,
  wish: Wish,
  { words, language }: { words: FilterWords; language: string },
): WishPart[] {
  const { name, unit, choices = [] } = facet;
  if (wish.kind === 'flag') return [{ label: name, rest: undefined }];
  if (wish.kind === 'choice') {
    const names = new Map(choices);
    return wish.ids.map((id) => ({
      label: words.choice(name, names.get(id) ?? id),
      rest: withChoice(wish, id),
    }));
  }
  const text = (value: number) => {
    const number = value.toLocaleString(language);
    return unit ? `${number}\u00a0${unit}` : number;
  };
  const { min, max } = wish;
  const low = min === undefined ? '' : words.atLeast(text(min));
  const high = max === undefined ? '' : words.atMost(text(max));
  const both = min !== undefined && max !== undefined && words.between(text(min), text(max));
  return [{ label: words.choice(name, both || low || high), rest: undefined }];
}
