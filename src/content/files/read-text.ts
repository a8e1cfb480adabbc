import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { unreadable } from '../diagnostics/read-error.ts';
import { type Reading, report } from './reading.ts';
import type { Entry } from './entry.ts';

/** The greatest size of a file with text, in bytes. */
const sizeLimit = 2_000_000;

/** The text of a file in UTF-8, without byte order mark; undefined with a diagnostic where it has none. */
export function readText(
  { file, path }: Entry,
  reading: Pick<Reading, 'diagnostics'>,
): string | undefined {
  try {
    const { size } = statSync(file);
    if (size > sizeLimit) {
      report(reading, path, {
        code: 'file-too-large',
        message: `The file is too large: ${(size / 1e6).toFixed(1)} MB.`,
        hint: `A file with text may have ${sizeLimit / 1e6} MB; divide it.`,
      });
      return undefined;
    }
    const bytes = readFileSync(file);
    if (!isUtf8(bytes)) {
      report(reading, path, {
        code: 'not-utf-8',
        message: 'The file is not UTF-8 text.',
        hint: 'Save it with the encoding UTF-8.',
      });
      return undefined;
    }
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (text.trim() === '') {
      report(reading, path, {
        code: 'empty-file',
        message: 'The file is empty.',
        hint: 'Fill it in, or delete it.',
      });
      return undefined;
    }
    return text;
  } catch (error) {
    report(reading, path, unreadable(error));
    return undefined;
  }
}
