import Slugger from 'github-slugger';

/**
 * Makes the anchors of a page's headings from their text: lower case, accents removed, hyphens for
 * spaces; a text that comes again gets a number ('Über uns' -> 'uber-uns', then 'uber-uns-1').
 * So does one that is among the anchors taken already.
 */
export function anchorMaker(taken: Iterable<string> = []): (text: string) => string {
  const slugger = new Slugger();
  for (const anchor of taken) slugger.occurrences[anchor] ??= 0;
  return (text) =>
    slugger.slug(text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
