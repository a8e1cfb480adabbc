import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { unreadable } from '../diagnostics/diagnostic.ts';
import { parseJson, parseYaml } from './parse.ts';
import { type Entry, placesIn, type Reading, type ReadValue, report } from './reading.ts';
import { lintYaml } from './lint-yaml.ts';

/** Maximum size of a text file, in bytes. */
const sizeLimit = 2_000_000;

/**
 * Reads a UTF-8 file, without its byte order mark and with every line ending in a line feed alone.
 * Returns undefined, with a diagnostic, if that fails.
 */
export function readText(
  { file, path }: Entry,
  reading: Pick<Reading, 'diagnostics' | 'hash' | 'hashed'>,
): string | undefined {
  try {
    const bytes = readBytes(file);
    if (typeof bytes === 'number') {
      report(reading, path, {
        code: 'file-too-large',
        message: `The file is too large: ${(bytes / 1e6).toFixed(1)} MB.`,
        hint: `A file with text may have ${sizeLimit / 1e6} MB; divide it.`,
      });
      return undefined;
    }
    reading.hash.update(JSON.stringify([path, bytes.length])).update(bytes);
    reading.hashed.add(path);
    if (!isUtf8(bytes)) {
      report(reading, path, {
        code: 'not-utf-8',
        message: 'The file is not UTF-8 text.',
        hint: 'Save it with the encoding UTF-8.',
      });
      return undefined;
    }
    const decoded = bytes.toString('utf8').replace(/^\uFEFF/, '');
    const text = decoded.includes('\r') ? decoded.replaceAll(/\r\n?/g, '\n') : decoded;
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

/**
 * The bytes of a file, or its size if it is too large. Only looks at the open file: a stat by path
 * took half as long again for thousands of small files.
 */
function readBytes(file: string): Buffer | number {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    if (size > sizeLimit) return size;
    // Some mounted services report no size before files are read.
    const bytes = Buffer.allocUnsafe(size || sizeLimit + 1);
    let length = 0;
    for (let more = -1; length < bytes.length && more !== 0; length += more) {
      more = readSync(descriptor, bytes, length, bytes.length - length, null);
    }
    return length > sizeLimit ? length : bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a YAML or JSON file. */
export function readDataFile(entry: Entry, reading: Reading): ReadValue {
  const isJson = entry.name.endsWith('.json');
  const text = readText(entry, reading) ?? '';
  const parsed = isJson && text ? parseJson(text) : parseYaml(text);
  if ('mistake' in parsed) report(reading, entry.path, parsed.mistake);
  else if (!isJson) {
    for (const mistake of lintYaml(text)) report(reading, entry.path, mistake);
  }
  return {
    value: 'value' in parsed ? parsed.value : undefined,
    place: placesIn(entry.path, text),
  };
}
