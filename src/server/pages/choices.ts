import { intervalsOf, partsOfDay, timesIn } from '#model/appointments/wish.ts';
import type { FieldRule } from '#model/forms/rules.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { defaultLanguage, type Language } from '#model/language.ts';
import { timeLabel } from '#model/opening-hours/words.ts';
import { words } from '#words/words.ts';
import type { ChoiceOption, FeaturePages } from './feature-pages.ts';
import type { PageFrame } from './page.ts';

/** What the shop lets a visitor choose from in a field; undefined for one that is typed into. */
export function optionsOf(
  field: string,
  { kind }: FieldRule,
  { shop, language }: Pick<PageFrame, 'shop' | 'language'>,
  features: readonly Pick<FeaturePages, 'choices'>[],
): ChoiceOption[] | undefined {
  const { choices } = words[language].serverPages;
  if (kind === 'time') {
    const parts = partsOfDay.map((value) => ({ value, label: choices[value] }));
    const times = timesOf(shop).map((value) => ({ value, label: timeLabel(value, language) }));
    return [...parts, ...times];
  }
  if (kind !== 'choice') return undefined;
  if (field === 'appointment') return named(shop.appointments ?? [], language);
  const own = features.find(({ choices: all }) => field in all)?.choices[field];
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

/** The times at which any appointment can begin on any day. */
function timesOf({ appointments = [] }: FormsShop): string[] {
  const times = appointments.flatMap(({ days, minutes }) =>
    days.hours.flatMap((text) => timesIn(intervalsOf(text), minutes)),
  );
  return [...new Set(times)].toSorted();
}
