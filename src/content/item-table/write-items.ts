import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#disk/replace-file.ts';
import { languages } from '#model/language.ts';
import type { FolderLayout } from '#model/feature.ts';
import { dataStem, layouts } from '../files/layout.ts';
import type { SourceContent } from '../source.ts';
import { freePath, listLength, listText, recordFolders } from '../write/record-files.ts';
import type { ItemRecord, MergedItem } from './merge-items.ts';

/**
 * Writes the items changed by an import into a shop's folder. Existing items stay in their files;
 * new ones are appended to the list of their category. Other files stay untouched.
 *
 * @param before the content of the folder, as read for the import.
 * @returns the paths of the written files, relative to the folder.
 */
export async function writeItems(
  folder: string,
  before: Pick<SourceContent, 'place'>,
  items: readonly MergedItem[],
): Promise<string[]> {
  const { lists, folders } = whereItemsStand(before, items);
  const texts = new Map<string, string | undefined>();
  for (const [path, item] of folders) {
    if (!item.isChanged) continue;
    for (const file of recordFileNames) texts.set(`${path}/${file}`, undefined);
    for (const [file, text] of recordFolders('items', layout, [item.record])) texts.set(file, text);
  }
  const changed = new Set(
    [...lists].filter(([, list]) => list.some(({ isChanged }) => isChanged)).map(([path]) => path),
  );
  for (const item of items.filter((one) => one.before === undefined)) {
    const path = listFor(item.record, lists);
    lists.set(path, [...(lists.get(path) ?? []), item]);
    changed.add(path);
  }
  for (const path of changed) texts.set(path, textOf(path, lists.get(path) ?? []));
  for (const [path, text] of texts) {
    if (text === undefined) await rm(join(folder, path), { force: true });
    else await replaceFile(join(folder, path), text);
  }
  return [...texts].flatMap(([path, text]) => (text === undefined ? [] : [path]));
}

const layout = layouts.items as FolderLayout;

const recordFileNames = [
  ...['yaml', 'yml', 'json'].map((ending) => `${layout.recordFile}.${ending}`),
  ...languages.map((language) => `${language}.md`),
];

/** Groups the existing items by the file of their list, or by the folder of their own. */
function whereItemsStand({ place }: Pick<SourceContent, 'place'>, items: readonly MergedItem[]) {
  const lists = new Map<string, MergedItem[]>();
  const folders = new Map<string, MergedItem>();
  for (const item of items) {
    if (item.before === undefined) continue;
    const { document } = place(['items', item.before]);
    const [top = '', name = '', ...below] = document.split('/');
    if (name !== '' && (below.length > 0 || dataStem(name) === undefined)) {
      folders.set(`${top}/${name}`, item);
    } else {
      const list = lists.get(document);
      if (list) list.push(item);
      else lists.set(document, [item]);
    }
  }
  return { lists, folders };
}

/** The list to which a new item is added: the last one of its category, or a new one. */
function listFor({ category }: ItemRecord, lists: ReadonlyMap<string, MergedItem[]>): string {
  const whole = [...lists.keys()].find((path) => !path.includes('/'));
  if (whole !== undefined) return whole;
  const full = { has: (path: string) => (lists.get(path)?.length ?? 0) >= listLength };
  return freePath('items', category, full);
}

function textOf(path: string, items: readonly MergedItem[]): string {
  const records = items.map(({ record }) => record);
  return path.endsWith('.json')
    ? `${JSON.stringify(records, undefined, 2)}\n`
    : listText('items', records);
}
