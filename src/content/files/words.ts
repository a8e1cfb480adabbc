import type { Collection } from '#model/site.ts';
import type { SourceWords } from '../source.ts';
import { usualName } from './layout.ts';

/** Authors know files by their paths, and write values in YAML. */
export const filesWords: SourceWords = {
  record: (collection: Collection, id) =>
    id === undefined ? usualName(collection) : `${collection}/${id}`,
  howToWrite({ needed, given }) {
    switch (needed) {
      case 'string':
        return given === 'number' || given === 'boolean' ? 'Put it in quotes.' : undefined;
      case 'number':
      case 'int':
        return given === 'string' ? 'Write digits without quotes.' : undefined;
      case 'boolean':
        return 'Write true or false, without quotes.';
      case 'array':
        return given === undefined ? 'Begin each with "- ".' : 'Begin each entry with "- ".';
      case 'object':
        return 'Write each field as "name: value".';
      default:
        return undefined;
    }
  },
};
