/** The two parts of a Markdown file. */
interface FrontMatter {
  /** The YAML between the two `---` lines; empty if there is none. */
  fields: string;
  /** The remaining text, without blank lines around it. */
  body: string;
  /** The line of the file where the body begins, starting at 1. */
  bodyLine: number;
}

const opening = /^---[ \t]*\r?\n/;
const closing = /^---[ \t]*\r?$\n?/m;
const blankLines = /^(?:[ \t]*\r?\n)*/;

/**
 * Splits a Markdown file; undefined if the front matter is not closed. The fields begin on line 2.
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return { fields: '', ...bodyFrom(text, 0) };
  const rest = text.slice(start);
  const end = closing.exec(rest);
  if (!end) return undefined;
  return { fields: rest.slice(0, end.index), ...bodyFrom(text, start + end.index + end[0].length) };
}

function bodyFrom(text: string, offset: number): Pick<FrontMatter, 'body' | 'bodyLine'> {
  const rest = text.slice(offset);
  const start = offset + (blankLines.exec(rest)?.[0].length ?? 0);
  return { body: text.slice(start).trimEnd(), bodyLine: lineAt(text, start) };
}

/** The line of an offset in a text, starting at 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
