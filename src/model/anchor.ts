import Slugger from 'github-slugger';

/**
 * Makes the anchors of a page's headings from their text: lower case, accents removed, hyphens for
 * spaces; a text that comes again gets a number ('Über uns' -> 'uber-uns', then 'uber-uns-1').
 */
export function anchorMaker(): (text: string) => string {
  const slugger = new Slugger();
  return (text) =>
    slugger.slug(text.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
