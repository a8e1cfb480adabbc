/** A word of a text, or the characters between two words. */
interface TextPart {
  text: string;
  isHit: boolean;
}

/** Splits a text into parts and marks those that match the query. */
export function markHits(text: string, isHit: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  for (const [at, piece] of text.split(/([\p{L}\p{M}\p{N}]+)/u).entries()) {
    if (piece === '') continue;
    const part = { text: piece, isHit: at % 2 === 1 && isHit(piece) };
    const last = parts.at(-1);
    if (last && !last.isHit && !part.isHit) last.text += piece;
    else parts.push(part);
  }
  return parts;
}

/** The number of characters before the first hit, unless the text starts there. */
const before = 40;

/**
 * The part of a text that shows why it was found: at most about `length` characters around the
 * first hit of the line with the most different hits. Without a hit, the beginning.
 *
 * @param text One line per block.
 */
export function excerpt(text: string, isHit: (word: string) => boolean, length = 150): string {
  let best = '';
  let most = -1;
  for (const line of text.split('\n')) {
    const hits = new Set(
      markHits(line, isHit).flatMap((part) => (part.isHit ? [part.text.toLowerCase()] : [])),
    );
    if (hits.size > most) [best, most] = [line, hits.size];
  }
  const first = markHits(best, isHit);
  const at = first.findIndex((part) => part.isHit);
  const lead = first.slice(0, Math.max(at, 0)).reduce((sum, part) => sum + part.text.length, 0);
  const start = lead > length - before ? best.lastIndexOf(' ', lead - before) + 1 : 0;
  if (best.length - start <= length) return (start > 0 ? '… ' : '') + best.slice(start);
  const end = best.lastIndexOf(' ', start + length);
  return `${start > 0 ? '… ' : ''}${best.slice(start, end > start ? end : start + length)} …`;
}
