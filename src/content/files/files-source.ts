import type { ContentSource } from '../source.ts';
import { readShop } from './shop.ts';
import { watchFolder } from './watch.ts';

/** A shop's content as files in a folder: YAML or JSON for records, Markdown for texts. */
export function filesSource(folder: string): ContentSource {
  return {
    name: `files in ${folder}`,
    load: async () => readShop(folder),
    watch: (onChange) => watchFolder(folder, onChange),
  };
}
