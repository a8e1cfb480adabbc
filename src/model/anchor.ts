import Slugger from 'github-slugger';

/**
 * Creates the anchors of a page's headings from their text: lower case, no accents, hyphens for
 * spaces. Anchors that are repeated or taken get a number ('Über uns' -> 'uber-uns', then
 * 'uber-uns-1').
 */
export function anchorMaker(taken: Iterable<string> = []): (text: string) => string {
  const slugger = new Slugger();
  for (const anchor of taken) slugger.occurrences[anchor] ??= 0;
  return (text) =>
    slugger.slug(text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/**
 * Returns a record's name, made from its title: 'Weinabend für Gäste' -> 'weinabend-fuer-gaeste'.
 * The result may be empty.
 */
export function slugFrom(title: string): string {
  const spelt = title
    .normalize('NFC')
    .replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll(/[æœ]/gi, (letter) => (letter.toLowerCase() === 'æ' ? 'ae' : 'oe'));
  return anchorMaker()(spelt)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
