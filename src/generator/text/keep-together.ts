const noBreakSpace = '\u00a0';
/** Forbids a line break (Unicode's word joiner). */
const wordJoiner = '\u2060';

const units =
  '€|£|\\$|%|‰|°C?|CHF|Euro|euros?|ct|Uhr|h|min|Min\\.|kg|g|mg|t|km|m|cm|mm|l|ml|ha|m²|cm²|bar|kW|kWh|W|ppm|Karat|carats?|ct\\.';
const leads = 'ab|bis|ca\\.|from|to|dès|à|§§?|Nr\\.|No\\.|n°|Art\\.|Abs\\.|S\\.|[€£]|CHF';

/**
 * Spaces between parts that belong together: number and unit, groups of digits, abbreviations,
 * French punctuation and its words.
 */
const spaces = [
  new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<=(?:^|[\\s(/])(?:${leads})) (?=\\d)`, 'gu'),
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  /(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu,
  /(?<=\S) (?=[?!:;»])|(?<=«) (?=\S)/gu,
];

/** The hyphen after a single letter: 'E-Mail', 'U-Bahn'. */
const hyphens = /(?<=(?<!\p{L})\p{L}-)(?=\p{L})/gu;

/**
 * Prevents line breaks between a number and its unit ('260 €', 'ab 35 €', '§ 36'), within an
 * abbreviation ('z. B.'), before French punctuation ('Ouvert ?') or after the hyphen of a single
 * letter ('E-Mail').
 */
export function keepTogether(words: string): string {
  const spaced = spaces.reduce((text, space) => text.replaceAll(space, noBreakSpace), words);
  return spaced.replaceAll(hyphens, wordJoiner);
}
