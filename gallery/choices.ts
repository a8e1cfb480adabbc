import { type Language, languages } from '#model/language.ts';
import { themes } from './themes.ts';

type ThemeName = keyof typeof themes;

/** Window widths, px; `full` takes all available space. */
type Width = 'full' | '360' | '768' | '1280';

/** The reader's display options. */
export interface Choices {
  theme: ThemeName;
  language: Language;
  width: Width;
}

/** The available options, each with its default first. */
export const options: { [Name in keyof Choices]: readonly Choices[Name][] } = {
  theme: Object.keys(themes) as ThemeName[],
  language: languages,
  width: ['full', '360', '768', '1280'],
};

/** Reads the choices from a query; the default for each missing or unknown one. */
export function readChoices(query: URLSearchParams): Choices {
  return {
    theme: chosen(options.theme, query.get('theme')),
    language: chosen(options.language, query.get('language')),
    width: chosen(options.width, query.get('width')),
  };
}

/** The query for these choices, starting with '?'; empty for the defaults. */
export function writeChoices(choices: Choices): string {
  const changed = Object.entries(choices).filter(
    ([name, value]) => options[name as keyof Choices][0] !== value,
  );
  return changed.length > 0 ? `?${new URLSearchParams(changed)}` : '';
}

function chosen<Value extends string>(values: readonly Value[], wanted: string | null): Value {
  const [first] = values;
  const value = values.find((one) => one === wanted) ?? first;
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
