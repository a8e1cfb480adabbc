/** Something wrong with the content: what, where, and how to mend it. */
export interface Problem {
  /** An error stops the build; a warning names what the specification tolerates. */
  severity: 'error' | 'warning';
  /** Path of the file below the shop's folder. */
  file: string;
  /** Path of the field in the file, such as 'translations[0].title'. */
  field?: string;
  /** Line in the file, from 1. */
  line?: number;
  /** What is wrong, one sentence. */
  message: string;
  /** How to mend it, one sentence. */
  hint?: string;
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
