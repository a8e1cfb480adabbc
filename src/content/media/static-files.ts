import { statSync } from 'node:fs';
import { isKeptPath } from '#model/hosting/kept-names.ts';
import type { PageIndex } from '#model/pages/page-index.ts';
import type { StaticFile, StaticFiles } from '#model/static-file.ts';
import {
  type Diagnosis,
  type Diagnostic,
  diagnosticAt,
  unreadable,
} from '../diagnostics/diagnostic.ts';
import type { StaticSource } from '../source.ts';

/** Finds the files that are published unchanged. Adds their mistakes to the diagnostics. */
export function findStaticFiles(
  sources: readonly StaticSource[],
  diagnostics: Diagnostic[],
): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const { path, file, place } of sources) {
    const report = (diagnosis: Diagnosis): void => {
      diagnostics.push(diagnosticAt(place, diagnosis));
    };
    const mistake = nameMistake(path);
    if (mistake) {
      report(mistake);
      continue;
    }
    try {
      const { size } = statSync(file);
      if (size > largest) report(tooLarge(size));
      files.set(path, { file, size });
    } catch (error) {
      report(unreadable(error));
    }
  }
  return files;
}

/** Reports files whose paths are taken by other files of a release. */
export function reportStaticClashes(
  sources: readonly StaticSource[],
  index: PageIndex,
  diagnostics: Diagnostic[],
): void {
  for (const { path, place } of sources) {
    const page = /\.html?$/.test(path) && index.byPath.get(pagePathOf(path));
    const clash = page ? clashWith(`the page "${page.id}"`) : kitClash(path);
    if (clash) diagnostics.push(diagnosticAt(place, clash));
  }
}

/** Reports a path that is taken by a file of the kit. */
export function kitClash(path: string): Diagnosis | undefined {
  return isKeptPath(path) ? clashWith('a file of the kit') : undefined;
}

function clashWith(what: string): Diagnosis {
  return {
    code: 'static-file-clash',
    message: `At this place of the site stands ${what}.`,
    hint: 'Give the file another name, or put it into a folder.',
  };
}

/** The path at which hosts that omit extensions show a document: '/kontakt.html' -> '/kontakt'. */
function pagePathOf(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '') || '/';
}

/**
 * The maximum file size on Cloudflare, in bytes. Other hosts allow more, but few visitors have the
 * patience.
 */
const largest = 25 * 1024 ** 2;

function tooLarge(size: number): Diagnosis<'large-static-file'> {
  return {
    code: 'large-static-file',
    message: `The file has ${Math.round(size / 1024 ** 2)} MB. Some hosts take none of more than 25 MB.`,
    hint: 'Save it smaller, or put it elsewhere and link to it.',
  };
}

/**
 * Names that every host serves and every file system supports, and that need no escaping in URLs.
 */
const goodName = /^[\w-][\w.-]{0,199}$/;

/**
 * Maximum length of a path, in characters: file systems allow some 4,000, including the release's
 * folder.
 */
const longestPath = 1000;

/** Diagnoses a file's path on the site, regardless of the site's pages. */
export function nameMistake(path: string): Diagnosis<'static-file-name'> | undefined {
  const code = 'static-file-name';
  const names = path.slice(1).split('/');
  const hidden = names.find(
    (name) => name.startsWith('.') && path !== `/.well-known/${names.at(-1)}`,
  );
  const visible = names.filter((name) => name !== '.well-known');
  if (hidden) {
    return {
      code,
      message: 'Files and folders whose names begin with a dot are not published.',
      hint: 'Only files in ".well-known" are. Take it out.',
    };
  }
  if (path.length > longestPath || !visible.every((name) => goodName.test(name))) {
    return {
      code,
      message: 'Not every host and browser can deal with this name.',
      hint: `Use letters a to z, digits, dots and hyphens only, such as "${simpleName(visible.at(-1) ?? '').slice(-200)}".`,
    };
  }
  if (!/\.\w+$/.test(path)) {
    return {
      code,
      message: 'A file without an ending would be taken for a page.',
      hint: 'Give it the ending of its kind, such as ".pdf" or ".txt".',
    };
  }
  if (/\.(?:br|gz|ph(?:p\d?|ps|tml|ar|t)|cgi)$/i.test(path)) {
    return {
      code,
      message:
        'Files of this kind are not published: hosts run them, or take them for compressed forms of others.',
      hint: 'Take it out, or pack it as ".zip".',
    };
  }
  return undefined;
}

/** 'Preisliste Frühjahr.pdf' -> 'Preisliste-Fruehjahr.pdf'. */
export function simpleName(name: string): string {
  const umlauts: Record<string, string> = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    Ä: 'Ae',
    Ö: 'Oe',
    Ü: 'Ue',
    ß: 'ss',
  };
  return name
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-');
}
