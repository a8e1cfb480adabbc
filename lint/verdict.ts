import { dirname, join, relative } from 'node:path/posix';
import type { Row } from './row.ts';
import { table } from './table.ts';

/** An import's violation, and the correct specifier if only that is wrong. */
interface Verdict {
  message: string;
  specifier?: string;
}

/** Checks an import in a file, given by its path relative to the repository. */
export function judgeImport(file: string, specifier: string): Verdict | null {
  const target = resolve(file, specifier);
  if (target === null) return null;
  return judgeFolders(file, target) ?? judgeSpelling(file, target, specifier);
}

/** The path of a specifier, relative to the root; null for one outside our code. */
function resolve(file: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return join('src', path.slice(1));
  return path.startsWith('.') ? join(dirname(file), path) : null;
}

function judgeFolders(file: string, target: string): Verdict | null {
  const from = folderOf(file);
  const to = folderOf(target);
  if (from === to) return null;
  const row: Row = table[from] ?? table[dirname(from)] ?? withoutRow(from);
  const { mayImport, testsMayImport = [], why, instead } = row;
  if (isAllowed(mayImport, to)) return null;
  if (isTest(file) && isAllowed(['test', ...testsMayImport], to)) return null;
  return { message: `${from} may not import ${to}: ${why}. ${instead}` };
}

function isAllowed(mayImport: Row['mayImport'], to: string): boolean {
  if (mayImport === 'all but cms') return to !== 'cms';
  return mayImport.some((folder) => to === folder || to.startsWith(`${folder}/`));
}

function withoutRow(folder: string): Row {
  return {
    mayImport: [],
    why: `${folder} has no row in lint/table.ts, and so may import no other folder`,
    instead: 'Add the row, or move the file into a folder that has one.',
  };
}

/** Imports are relative within a top folder; imports from another one in src/ start with '#'. */
function judgeSpelling(file: string, target: string, specifier: string): Verdict | null {
  const hashed = specifier.startsWith('#');
  const query = /\?.*$/.exec(specifier)?.[0] ?? '';
  if (topOf(file) === topOf(target)) {
    if (!hashed) return null;
    const path = relative(dirname(file), target);
    const wanted = `${path.startsWith('.') ? '' : './'}${path}${query}`;
    return respell(wanted, 'a folder’s files move together, so imports within it are relative');
  }
  const ours = target.startsWith('src/') && topOf(file) !== 'cms';
  if (!ours || hashed) return null;
  const wanted = `#${target.slice('src/'.length)}${query}`;
  return respell(wanted, 'an import that leaves its folder names the other one');
}

function respell(specifier: string, why: string): Verdict {
  return { message: `Write '${specifier}': ${why}.`, specifier };
}

/** The folder for the lookup in the table; the file itself if it is in the root. */
function folderOf(file: string): string {
  if (file.startsWith('src/words/')) return partOfWords(file);
  if (file.startsWith('src/site/features/')) return first(4, file);
  if (file.startsWith('src/site/')) return first(3, file);
  if (file.startsWith('src/features/')) return sideOf(file);
  if (file.startsWith('src/content/')) return first(3, file);
  if (file.startsWith('src/generator/')) return partOf('src/generator', file);
  if (file.startsWith('src/server/')) return partOf('src/server', file);
  return topOf(file);
}

/** The messages that are loaded by whatever shows them, or those that are too many for that. */
function partOfWords(file: string): string {
  return file === 'src/words/words.ts' ? file : partOf('src/words', file);
}

/** The files of features that run in one place, told by their suffix, or those that run anywhere. */
function sideOf(file: string): string {
  const [, side] =
    /\.(checks|build|server|client|tsx)(?:(?:\.database)?\.(?:test|fixture))?(?:\.ts)?$/.exec(
      file,
    ) ?? [];
  return side === undefined ? 'src/features' : `src/features *.${side}`;
}

/** A folder within a top folder, or what uses them all: the files beside its folders. */
function partOf(top: string, file: string): string {
  return dirname(file) === top ? `${top}/*` : first(3, file);
}

/** The top folder: one in src/, or one of the root. */
function topOf(file: string): string {
  return first(file.startsWith('src/') ? 2 : 1, file);
}

function first(count: number, path: string): string {
  return path.split('/').slice(0, count).join('/');
}

function isTest(file: string): boolean {
  return /\.(?:test|fixture)\.tsx?$/.test(file);
}
