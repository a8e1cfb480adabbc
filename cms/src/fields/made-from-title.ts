import { slugFrom } from '../../../src/model/anchor.ts';
import { type Language, languagePrefix } from '../../../src/model/language.ts';

/**
 * A field that gets its value from the document's title: a slug, or a path with a language prefix.
 */
export interface Made {
  path: string;
  as: 'slug' | 'path';
}

/** Leaves room for a number that distinguishes it, and stays readable. */
const longest = 60;

/** Returns the value for a title: 'weinabend', '/en/wine-tasting'. It is empty if the title has no letters. */
export function madeFrom(title: string, { as }: Pick<Made, 'as'>, language: Language): string {
  const all = slugFrom(title);
  const whole = all.length <= longest ? all : all.slice(0, longest + 1).replace(/-[^-]*$/, '');
  const slug = whole.slice(0, longest);
  return slug === '' || as === 'slug' ? slug : `${languagePrefix(language)}/${slug}`;
}
