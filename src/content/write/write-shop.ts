import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { mediaKey } from '#model/entities/media.ts';
import { UserError } from '#model/user-error.ts';
import { toDisk } from '#disk/to-disk.ts';
import { languages } from '#model/language.ts';
import type { SourceContent, SourceFile } from '../source.ts';
import { dataStem, isCollection, isMedia, layouts, textStem } from '../files/layout.ts';
import { readTree, staticFolder } from '../files/tree.ts';
import type { Entry } from '../files/reading.ts';
import { recordFiles } from './record-files.ts';

interface Written {
  /** The number of files in the shop. */
  files: number;
  /** The subfolder with the replaced files; undefined if there were none. */
  replaced?: string;
}

/** The contents of a file: a text, or a copy of another file. */
type Contents = { text: string } | { copyOf: string };

/**
 * Writes content as a shop's folder that reads back as the same content. The same content gives the
 * same files. Files that are not content stay unchanged; if a file of the shop is changed or
 * removed, the old one is kept in a folder that no build reads.
 *
 * @param replace whether the folder may already contain a shop.
 * @throws UserError if the folder is not empty and may not be replaced, or a file has a name that
 *   could not be read again.
 */
export async function writeShop(
  content: Pick<SourceContent, 'records' | 'images' | 'mapArchives' | 'staticFiles'>,
  folder: string,
  { replace = false, now = new Date() } = {},
): Promise<Written> {
  const planned = filesOf(content);
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0 && !replace) {
    throw new UserError(
      `${folder} is not empty. Give a new folder, or --replace to write over the shop in it; its files are kept.`,
    );
  }
  const replaced = `.replaced/${now.toISOString().replaceAll(':', '-')}`;
  const before = present.length > 0 ? knownFiles(folder) : [];
  const changed = await pMap(before, (path) => differs(join(folder, path), planned.get(path)));
  const outdated = before.filter((_path, at) => changed[at]);
  await pMap(outdated, (path) => move(join(folder, path), join(folder, replaced, path)), lanes);
  await pMap(planned, ([path, contents]) => write(join(folder, path), contents), lanes);
  await toDisk(folder);
  return { files: planned.size, ...(outdated.length > 0 && { replaced }) };
}

/** The maximum number of files written at the same time. */
const lanes = { concurrency: 16 };

/** All files of a shop by their paths. */
function filesOf(
  content: Pick<SourceContent, 'records' | 'images' | 'mapArchives' | 'staticFiles'>,
): Map<string, Contents> {
  const files = new Map<string, Contents>();
  for (const [name, value] of Object.entries(content.records)) {
    const texts = isCollection(name) ? recordFiles(name, value) : unknownCollection(name);
    for (const [path, text] of texts) files.set(path, { text });
  }
  const names = new Set<string>();
  for (const file of [...content.images, ...content.mapArchives]) {
    files.set(mediaPath(file, names), { copyOf: file.file });
  }
  for (const { path, file } of content.staticFiles) {
    files.set(staticPath(path), { copyOf: file });
  }
  return files;
}

function unknownCollection(name: string): never {
  throw new UserError(
    `There is no place for the collection "${name}" in a shop's folder. Perhaps kit and content system are of different versions: update both.`,
  );
}

/** A path in the folder media; further files with the same name get a subfolder each. */
function mediaPath({ name }: SourceFile, names: Set<string>): string {
  if (!isMedia(name) || name.startsWith('.') || /[/\\\0]/.test(name)) throw badName(name);
  let folder = 'media';
  for (let number = 2; names.has(`${folder}/${mediaKey(name)}`); number += 1) {
    folder = `media/${number}`;
  }
  names.add(`${folder}/${mediaKey(name)}`);
  return `${folder}/${name}`;
}

function staticPath(path: string): string {
  const names = path.slice(1).split('/');
  if (names.some((name) => /^\.{0,2}$|[\\\0]/.test(name))) throw badName(path);
  return `${staticFolder}${path}`;
}

function badName(name: string): UserError {
  return new UserError(
    `"${name}" cannot be the name of a file in a shop's folder. Give it another name where it comes from.`,
  );
}

/** Whether a file differs from its new contents, or is to be removed. */
async function differs(file: string, contents: Contents | undefined): Promise<boolean> {
  if (!contents) return true;
  const [own, next] = await Promise.all([
    readFile(file),
    'text' in contents ? Buffer.from(contents.text) : readFile(contents.copyOf),
  ]);
  return !own.equals(next);
}

async function move(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(file, target);
}

async function write(file: string, contents: Contents): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if ('text' in contents) await writeFile(file, contents.text);
  else await copyFile(contents.copyOf, file, constants.COPYFILE_FICLONE);
}

/** The paths of a folder's content files, relative to it. */
function knownFiles(folder: string): string[] {
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
