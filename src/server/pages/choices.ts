import type { FieldRule } from '#model/forms/rules.ts';
import { defaultLanguage, type Language } from '#model/language.ts';
import type { ChoiceOption, FeaturePages } from './feature-pages.ts';
import type { PageFrame } from './page.ts';

/** What the shop lets a visitor choose from in a field; undefined for one that is typed into. */
export function optionsOf(
  field: string,
  { kind }: FieldRule,
  { shop, language }: Pick<PageFrame, 'shop' | 'language'>,
  features: readonly Pick<FeaturePages, 'choices'>[],
): ChoiceOption[] | undefined {
  if (kind !== 'choice' && kind !== 'time') return undefined;
  const [own] = features.flatMap(({ choices }) => choices?.[field] ?? []);
  return own?.({ shop, language });
}

/** What something is called in a language, or else in the default one. */
export function nameIn(names: Partial<Record<Language, string>>, language: Language): string {
  return names[language] ?? names[defaultLanguage] ?? '';
}

interface Named {
  id: string;
  names: Partial<Record<Language, string>>;
}

export function named(all: readonly Named[], language: Language): ChoiceOption[] {
  return all.map(({ id, names }) => ({ value: id, label: nameIn(names, language) }));
}
