import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { Problem } from '../problem.ts';
import { readMistake } from '../read-error.ts';
import type { Entry } from './tree.ts';

/** The greatest size of a file with text, in bytes. */
const sizeLimit = 2_000_000;

/** The text of a file in UTF-8, without byte order mark; undefined with a problem where it has none. */
export function readText({ file, path }: Entry, problems: Problem[]): string | undefined {
  const mistake = (message: string, hint: string) => {
    problems.push({ severity: 'error', file: path, message, hint });
  };
  try {
    const { size } = statSync(file);
    if (size > sizeLimit) {
      mistake(
        `The file is too large: ${(size / 1e6).toFixed(1)} MB.`,
        `A file with text may have ${sizeLimit / 1e6} MB; divide it.`,
      );
      return undefined;
    }
    const bytes = readFileSync(file);
    if (!isUtf8(bytes)) {
      mistake('The file is not UTF-8 text.', 'Save it with the encoding UTF-8.');
      return undefined;
    }
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (text.trim() === '') {
      mistake('The file is empty.', 'Fill it in, or delete it.');
      return undefined;
    }
    return text;
  } catch (error) {
    problems.push({ severity: 'error', file: path, ...readMistake(error) });
    return undefined;
  }
}
