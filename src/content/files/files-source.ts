import type { ContentSource } from '../source.ts';
import { readShop } from './shop.ts';
import { watchFolder } from './watch.ts';

/** A content source for files in a folder: YAML or JSON for records, Markdown for texts. */
export function filesSource(folder: string): ContentSource {
  return {
    name: `files in ${folder}`,
    load: async () => readShop(folder),
    watch: (onChange) => watchFolder(folder, onChange),
  };
}
