import { type Language, languages } from '#model/language.ts';
import type { FolderLayout } from '#model/feature.ts';
import { dataStem, textStem } from './layout.ts';
import { readOther, readOtherFolder } from './other.ts';
import { readDataFile } from './read-text.ts';
import { type Entry, placeIn, type Reading, type ReadValue, report } from './reading.ts';
import { isFields, readTextFile } from './text-file.ts';

/**
 * Reads a record's folder, such as brands/ostra/: the file with the fields that all languages
 * share, and one text per language. Undefined for a folder with neither.
 */
export function readRecordFolder(
  folder: Entry,
  layout: FolderLayout,
  reading: Reading,
): ReadValue | undefined {
  const files = sortFiles(folder, layout, reading);
  if (!files.record && files.texts.size === 0) return undefined;
  const record = files.record && readDataFile(files.record, reading);
  const recordPath = files.record?.path ?? `${folder.path}/${layout.recordFile}.yaml`;
  if (!record && layout.recordFileNeeded) {
    report(reading, recordPath, {
      code: 'missing-file',
      message: 'This file is missing.',
      hint: 'It holds the fields that all languages share.',
    });
  }
  const fields = recordFields(record?.value, recordPath, reading);
  const own = fields.translations ?? [];
  const texts = languages.flatMap((language) => {
    const entry = files.texts.get(language);
    return entry ? [readTextFile(entry, language, reading)] : [];
  });
  if (texts.length === 0 && fields.translations === undefined) {
    report(reading, folder.path, {
      code: 'missing-text',
      message: 'There is no text in any language.',
      hint: `Add ${languages.map((language) => `${language}.md`).join(' or ')}.`,
    });
  }
  const translations = Array.isArray(own) ? own.concat(texts.map(({ value }) => value)) : own;
  return {
    value: {
      ...fields,
      [layout.idField]: fields[layout.idField] ?? folder.name,
      ...(Array.isArray(translations) && translations.length === 0 ? {} : { translations }),
    },
    place: (path) => {
      const [first, index, ...rest] = path;
      if (first === 'translations' && Array.isArray(own)) {
        if (index === undefined && own.length === 0) return placeIn(folder.path, []);
        const text = typeof index === 'number' ? texts[index - own.length] : undefined;
        if (text) return text.place(rest);
      }
      const named = fields[layout.idField] === undefined;
      if (named && (first === undefined || first === layout.idField)) {
        return placeIn(folder.path, []);
      }
      return record?.place(path) ?? placeIn(recordPath, path);
    },
  };
}

interface RecordFiles {
  record?: Entry;
  texts: Map<Language, Entry>;
}

function sortFiles(folder: Entry, layout: FolderLayout, reading: Reading): RecordFiles {
  const files: RecordFiles = { texts: new Map() };
  for (const entry of folder.entries ?? []) {
    const language = languages.find((code) => code === textStem(entry.name));
    if (entry.entries) {
      readOtherFolder(entry, reading);
    } else if (language) {
      files.texts.set(language, entry);
    } else if (dataStem(entry.name) !== layout.recordFile) {
      readOther(entry, recordFileNames(layout), reading);
    } else if (files.record) {
      report(reading, entry.path, {
        code: 'duplicate-file',
        message: `${files.record.name} holds the same record.`,
        hint: 'Keep one of the two.',
      });
    } else {
      files.record = entry;
    }
  }
  return files;
}

function recordFileNames(layout: FolderLayout): string[] {
  return [`${layout.recordFile}.yaml`, ...languages.map((language) => `${language}.md`)];
}

function recordFields(value: unknown, path: string, reading: Reading): Record<string, unknown> {
  if (value === undefined) return {};
  if (isFields(value)) return value;
  report(reading, path, {
    code: 'no-fields',
    message: 'The file has no fields.',
    hint: 'Write each as "name: value".',
  });
  return {};
}
