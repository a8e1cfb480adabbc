import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a misspelt word most likely means; undefined if none is similar. Codes of two
 * letters, such as language codes, only match exactly: another code is not a misspelling.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.trim().toLowerCase();
  let best: string | undefined;
  const tolerated = Math.max(2, Math.floor(wanted.length / 3));
  let least = wanted.length > 2 ? tolerated + 1 : 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** 'Did you mean "headline"?', or the known words if none is similar. */
export function suggest(word: string, candidates: Iterable<string>): string {
  const known = [...candidates];
  const near = nearest(word, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (known.length === 0) return 'There are none.';
  const shown = known.slice(0, 20);
  const more = known.length - shown.length;
  return `Known here: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
