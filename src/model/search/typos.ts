/**
 * How many letters were left out, added, replaced, or swapped with a neighbour (optimal string
 * alignment) between two words; `most` + 1 where there are more than `most`.
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
