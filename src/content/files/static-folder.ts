import { type Entry, placeIn, type Reading } from './reading.ts';

/** The folder whose files are published as they are. */
export const staticFolder = 'static';

/** What systems and editors leave behind in a folder. */
const litter = /^(?:\.DS_Store|\._.*|\.git(?:ignore|keep)|Thumbs\.db|desktop\.ini)$/i;

/** Collects the files that are published as they are, by their paths on the site. */
export function readStaticFolder(folder: Entry, reading: Reading, path = ''): void {
  for (const entry of folder.entries ?? []) {
    const at = `${path}/${entry.name}`;
    if (entry.entries) readStaticFolder(entry, reading, at);
    else if (!litter.test(entry.name)) {
      reading.staticFiles.push({ path: at, file: entry.file, place: placeIn(entry.path, []) });
    }
  }
}
