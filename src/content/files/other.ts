import { languages } from '#model/language.ts';
import { nearest } from '../diagnostics/nearest.ts';
import {
  isCollection,
  isMedia,
  isReadme,
  layouts,
  looksLikeContent,
  suggestFile,
} from './layout.ts';
import { addMedia, type Entry, type Reading, report } from './reading.ts';

/** A file named after a language, supported or not: 'es.md', 'pt-BR.md'. */
const languageCode = /^([a-z]{2}(?:-[a-z]{2})?)\.md$/i;

/**
 * Handles a file in a folder where only known names are content: collects pictures and maps,
 * reports a file that looks like content, and ignores everything else.
 */
export function readOther(entry: Entry, known: readonly string[], reading: Reading): void {
  const language = languageCode.exec(entry.name)?.[1];
  if (isMedia(entry.name)) {
    addMedia(reading, entry);
  } else if (language && !languages.some((code) => code === language.toLowerCase())) {
    report(reading, entry.path, {
      code: 'unknown-language',
      message: `The language "${language}" is not known.`,
      hint: `A site can have ${languages.join(', ')}.`,
    });
  } else if (looksLikeContent(entry.name) || isReadme(entry.name)) {
    report(reading, entry.path, {
      code: 'unknown-file',
      message: 'This file is not known here.',
      hint: suggestFile(entry.name, known),
    });
  }
}

/**
 * Handles a folder without records: collects its pictures and maps, and reports any other content
 * in it.
 */
export function readOtherFolder(folder: Entry, reading: Reading): void {
  for (const entry of folder.entries ?? []) {
    if (entry.entries) {
      readOtherFolder(entry, reading);
    } else if (isMedia(entry.name)) {
      addMedia(reading, entry);
    } else if (looksLikeContent(entry.name)) {
      report(reading, entry.path, {
        code: 'misplaced-file',
        message: 'This file belongs to no collection.',
        hint: 'Records stand in the folders and files that are named after the collections.',
      });
    }
  }
}

/**
 * Handles a folder beside the collections. If it contains content and its name resembles a
 * collection's, it is reported as a misspelling.
 */
export function readUnknownFolder(folder: Entry, reading: Reading): void {
  const collections = Object.keys(layouts);
  const near = isCollection(folder.name) ? folder.name : nearest(folder.name, collections);
  if (near && holdsContent(folder)) {
    const hint =
      layouts[near as keyof typeof layouts].kind === 'folders'
        ? `Did you mean "${near}"?`
        : `This collection is one file, ${near}.yaml.`;
    report(reading, folder.path, {
      code: 'unknown-folder',
      message: 'This folder is not known.',
      hint,
    });
  } else {
    readOtherFolder(folder, reading);
  }
}

function holdsContent({ entries = [] }: Entry): boolean {
  return entries.some((entry) =>
    entry.entries ? holdsContent(entry) : looksLikeContent(entry.name),
  );
}
