import { parseJson, parseYaml } from './parse.ts';
import { placesIn, type Reading, type ReadValue, report } from './reading.ts';
import { readText } from './read-text.ts';
import type { Entry } from './entry.ts';

/** Reads a YAML or JSON file. */
export function readDataFile(entry: Entry, reading: Reading): ReadValue {
  const text = readText(entry, reading) ?? '';
  const parsed = entry.name.endsWith('.json') && text ? parseJson(text) : parseYaml(text);
  if ('mistake' in parsed) report(reading, entry.path, parsed.mistake);
  return {
    value: 'value' in parsed ? parsed.value : undefined,
    place: placesIn(entry.path, text),
  };
}
