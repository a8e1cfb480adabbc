import pico from 'picocolors';
import type { Problem } from './problem.ts';

interface FormatOptions {
  color?: boolean;
  /** Written before each file, so that a terminal can open it: 'content'. */
  folder?: string;
}

/** A warning that comes from more files than this is written once, with the first of them. */
const filesShown = 3;

/** All problems for a terminal, by file, those with errors first, and a last line that counts them. */
export function formatProblems(
  problems: readonly Problem[],
  { color = false, folder }: FormatOptions = {},
): string {
  const paint = pico.createColors(color);
  const groups = [...Map.groupBy(condense(problems), ({ file }) => file)].toSorted(byUrgency);
  const blocks = groups.map(([file, group]) => {
    const heading = paint.underline(folder ? `${folder}/${file}` : file);
    const lines = group.toSorted(byPlace).map((problem) => `  ${describe(problem, paint)}`);
    return [heading, ...lines].join('\n');
  });
  return `${[...blocks, paint.bold(count(problems))].join('\n\n')}\n`;
}

/** Warnings that many files share become one, with a list of files for its file. */
function condense(problems: readonly Problem[]): Problem[] {
  const alike = ({ severity, message, hint, field = '', file }: Problem) =>
    severity === 'warning' ? JSON.stringify([message, hint, field]) : file;
  return [...Map.groupBy(problems, alike).values()].flatMap((group) => {
    const [first] = group;
    const files = [...new Set(group.map(({ file }) => file))];
    if (!first || files.length <= filesShown) return group;
    const { line: _, ...shared } = first;
    const shown = files.slice(0, filesShown).join(', ');
    return { ...shared, file: `${shown} and ${files.length - filesShown} more` };
  });
}

function describe(
  { severity, line, field, message, hint }: Problem,
  paint: ReturnType<typeof pico.createColors>,
): string {
  const mark = severity === 'error' ? paint.red('✖') : paint.yellow('⚠');
  const place = [line === undefined ? '' : `line ${line}`, field].filter(Boolean).join(', ');
  return `${mark} ${place && paint.dim(`${place}: `)}${message}${hint ? ` ${hint}` : ''}`;
}

function count(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'No mistakes.';
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors && amount(errors, 'error'), warnings && amount(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
}

function amount(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

type Group = [file: string, problems: Problem[]];

function byUrgency([oneFile, one]: Group, [otherFile, other]: Group): number {
  const rank = (group: Problem[]) => (group.some(({ severity }) => severity === 'error') ? 0 : 1);
  return rank(one) - rank(other) || (oneFile < otherFile ? -1 : 1);
}

function byPlace(one: Problem, other: Problem): number {
  if (one.severity !== other.severity) return one.severity === 'error' ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0);
}
