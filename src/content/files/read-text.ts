import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { unreadable } from '../diagnostics/diagnostic.ts';
import { parseJson, parseYaml } from './parse.ts';
import { type Entry, placesIn, type Reading, type ReadValue, report } from './reading.ts';
import { yamlSlips } from './yaml-slips.ts';

/** Maximum size of a text file, in bytes. */
const sizeLimit = 2_000_000;

/**
 * Reads a UTF-8 file without its byte order mark, every line of which ends with a line feed alone;
 * undefined, with a diagnostic, if that fails.
 */
export function readText(
  { file, path }: Entry,
  reading: Pick<Reading, 'diagnostics' | 'hash'>,
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
    reading.hash.update(bytes);
    if (!isUtf8(bytes)) {
      report(reading, path, {
        code: 'not-utf-8',
        message: 'The file is not UTF-8 text.',
        hint: 'Save it with the encoding UTF-8.',
      });
      return undefined;
    }
    const text = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n');
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

/** Reads a YAML or JSON file. */
export function readDataFile(entry: Entry, reading: Reading): ReadValue {
  const isJson = entry.name.endsWith('.json');
  const text = readText(entry, reading) ?? '';
  const parsed = isJson && text ? parseJson(text) : parseYaml(text);
  if ('mistake' in parsed) report(reading, entry.path, parsed.mistake);
  else if (!isJson) {
    for (const mistake of yamlSlips(text)) report(reading, entry.path, mistake);
  }
  return {
    value: 'value' in parsed ? parsed.value : undefined,
    place: placesIn(entry.path, text),
  };
}
