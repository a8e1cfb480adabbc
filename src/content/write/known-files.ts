import { languages } from '#model/language.ts';
import { dataStem, isCollection, isMedia, layouts, textStem } from '../files/layout.ts';
import type { Entry } from '../files/reading.ts';
import { staticFolder } from '../files/static-folder.ts';
import { readTree } from '../files/tree.ts';

/** The paths of the files that are content of the shop in a folder, below that. */
export function knownFiles(folder: string): string[] {
  return filesIn(readTree(folder, { diagnostics: [] })).filter(isContent);
}

function filesIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, entries: children }) => (children ? filesIn(children) : [path]));
}

/** Whether the source would read a file as content. */
function isContent(path: string): boolean {
  const [top = '', ...below] = path.split('/');
  const name = below.at(-1) ?? top;
  if (below.length === 0) return isMedia(name) || isCollection(dataStem(name) ?? '');
  if (top === staticFolder || isMedia(name)) return true;
  const layout = isCollection(top) ? layouts[top] : undefined;
  if (layout?.kind !== 'folders') return false;
  if (layout.listsBy !== undefined && below.length === 1) return dataStem(name) !== undefined;
  return (
    below.length === 2 &&
    (dataStem(name) === layout.recordFile || languages.some((code) => code === textStem(name)))
  );
}
