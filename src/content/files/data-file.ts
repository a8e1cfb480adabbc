import { parseJson, parseYaml } from './parse.ts';
import { originsIn, type Reading, type ReadValue } from './reading.ts';
import { readText } from './read-text.ts';
import type { Entry } from './tree.ts';

/** Reads a YAML or JSON file. */
export function readDataFile(entry: Entry, { problems }: Reading): ReadValue {
  const text = readText(entry, problems) ?? '';
  const parsed = entry.name.endsWith('.json') && text ? parseJson(text) : parseYaml(text);
  if ('mistake' in parsed) {
    problems.push({ severity: 'error', file: entry.path, ...parsed.mistake });
  }
  return {
    value: 'value' in parsed ? parsed.value : undefined,
    origin: originsIn(entry.path, text),
  };
}
