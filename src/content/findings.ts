import type { Problem } from './problem.ts';
import type { SourceContent } from './source.ts';

/** Something wrong at a place in a source's records. */
export interface Finding extends Pick<Problem, 'severity' | 'message' | 'hint'> {
  path: readonly PropertyKey[];
  /** Line in the value itself, from 1, where the value is a text of several lines. */
  line?: number;
}

export type Report = (finding: Finding) => void;

/**
 * Collects problems, and gives them the file and field where their author finds them. A file that
 * could not be read is reported as that and nothing else: what is missing because of it is no
 * further mistake.
 */
export function collectFindings(source: Pick<SourceContent, 'origin' | 'problems'>): {
  problems: Problem[];
  report: Report;
} {
  const problems = [...source.problems];
  const unread = new Set(problems.map(({ file }) => file));
  const report: Report = ({ path, line, ...finding }) => {
    const origin = source.origin(path);
    if (unread.has(origin.file)) return;
    const start = origin.line;
    problems.push({
      file: origin.file,
      ...(origin.field ? { field: origin.field } : {}),
      ...(start === undefined ? {} : { line: start + (line ?? 1) - 1 }),
      ...finding,
    });
  };
  return { problems, report };
}
