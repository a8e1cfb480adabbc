/**
 * How well a term of the index matches a stem of the query, from 0 (not at all) to 1 (identical):
 * exactly, as a prefix, or as part of a compound. 'Ring' finds 'Trauring', but not 'bring': a last
 * part needs at least three letters before it.
 */
export function similarity(asked: string, term: string): number {
  if (asked === term) return 1;
  if (asked.length < 2 || term.length <= asked.length) return 0;
  if (term.startsWith(asked)) return 0.6 + 0.3 * (asked.length / term.length);
  if (asked.length < 3) return 0;
  if (term.endsWith(asked)) return term.length - asked.length >= 3 ? 0.55 : 0;
  return asked.length >= 4 && term.includes(asked, 3) ? 0.35 : 0;
}

/**
 * How well a term matches a stem with typing mistakes: one from four letters on, two from seven.
 * The term may be longer than the stem, because the visitor may still be typing.
 */
export function mistypedSimilarity(asked: string, term: string): number {
  if (asked.length < 4) return 0;
  const most = asked.length < 7 ? 1 : 2;
  const whole = typos(asked, term, most);
  if (whole <= most) return 0.45 / Math.max(whole, 1);
  if (asked.length < 5 || term.length <= asked.length) return 0;
  const begun = typos(asked, term.slice(0, asked.length), most);
  return begun <= most ? 0.25 / Math.max(begun, 1) : 0;
}

/**
 * The number of letters that were left out, added, replaced, or swapped with a neighbour (optimal
 * string alignment) between two words; `most` + 1 if there are more than `most`.
 */
export function typos(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        cell(above, column) + 1,
        cell(line, column - 1) + 1,
        cell(above, column - 1) + (isSame ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, cell(before, column - 2) + 1);
      }
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return Math.min(cell(above, other.length), most + 1);
}

function cell(line: readonly number[], at: number): number {
  return line[at] ?? Infinity;
}
