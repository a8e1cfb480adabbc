import type { Language } from '../language.ts';

/**
 * The words of a text as the search compares them: in lower case, without accents, umlauts as plain
 * vowels however they are written (`ü`, `ue` and `u` are the same). Decimal separators are removed:
 * '4,5 mm' -> '45', 'mm'. Single letters carry no meaning and are left out.
 */
export function foldedWords(text: string): string[] {
  return writtenWords(text)
    .map(fold)
    .filter((word) => word.length > 1 || isNumber(word));
}

/** The words of a text as written. */
export function writtenWords(text: string): string[] {
  return text.replaceAll(/(?<=\d)[.,](?=\d)/g, '').split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** An article number without punctuation: 'TR-0123 B' -> 'tr0123b'. */
export function foldedNumber(number: string): string {
  return fold(number.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

/**
 * Whether a folded word has digits. Such words are looked up exactly, without stemming or typo
 * tolerance.
 */
export function isNumber(word: string): boolean {
  return /\d/.test(word);
}

function fold(word: string): string {
  const lower = word.toLowerCase();
  return (/^[a-z0-9]*$/.test(lower) ? lower : withoutAccents(lower)).replaceAll(/([aou])e/g, '$1');
}

function withoutAccents(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
}

/** Removes the inflectional ending (number, gender, case) from a folded word. */
export function stem(word: string, language: Language): string {
  if (isNumber(word)) return word;
  const { endings, least } = inflections[language];
  for (const [ending, instead] of endings) {
    if (word.length - ending.length + instead.length >= least && word.endsWith(ending)) {
      return word.slice(0, word.length - ending.length) + instead;
    }
  }
  return word;
}

/** Whether a folded word is too common to distinguish texts. */
export function isCommon(word: string, language: Language): boolean {
  return common[language].has(word);
}

interface Inflection {
  /** The first match is replaced. */
  endings: readonly (readonly [ending: string, instead: string])[];
  /** The minimum number of letters left. */
  least: number;
}

/**
 * Endings that hardly change a word's meaning, longest first. They need not be right, only the same
 * for all forms of a word; `fold` has already removed the umlauts of plurals.
 */
const inflections: Record<Language, Inflection> = {
  de: {
    least: 3,
    endings: ['innen', 'ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'].map((ending) => [ending, '']),
  },
  en: {
    least: 3,
    endings: [
      ['ies', 'y'],
      ['sses', 'ss'],
      ['ches', 'ch'],
      ['shes', 'sh'],
      ['ss', 'ss'],
      ['s', ''],
    ],
  },
  fr: {
    least: 3,
    endings: [
      ['aux', 'al'],
      ['eaux', 'eau'],
      ['es', ''],
      ['s', ''],
      ['x', ''],
      ['e', ''],
    ],
  },
};

const common: Record<Language, ReadonlySet<string>> = {
  de: words(
    'aber als am an auch auf aus bei bin bis da das dem den der des die doch ein eine einem einen einer eines es fur hat ich ihr ihre im in ist man mein meine mit nach nicht noch nur oder sich sie sind so um und uns unser unsere vom von vor was wie wir wird wo zu zum zur',
  ),
  en: words(
    'a an and are as at be but by can do for from has have how in is it its my not of on or our so that the their they this to us was we what where which with you your',
  ),
  fr: words(
    'au aux avec ce ces cette chez dans de des du elle en est et il ils je la le les leur mais me mes mon ne nos notre nous ou par pas pour que qui sa sans se ses son sont sur un une vos votre vous y',
  ),
};

/** Words are listed in folded form. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
