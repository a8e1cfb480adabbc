import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import type { Language } from '#model/language.ts';
import { codeHash } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';
import { renameAtomically } from './rename-atomically.ts';
import { inlineBundle } from './vite-settings.ts';

/**
 * The inline script of documents (`src/site/inline`), bundled, with placeholders for its settings.
 */
export interface StartCode {
  /** Variant that asks for consent, once the page is painted. */
  asking: string;
  /** Variant without anything to ask for. */
  plain: string;
  /** Shows announcements; appended to either variant. */
  announcements: string;
  /** Shows whether the shop is open: a separate script. */
  openNow: string;
}

export interface StartSettings {
  /** Addresses of the modules that start the application. */
  modules: readonly string[];
  /**
   * Hash of the consents that the visitor is asked for, in hexadecimal digits; undefined if there
   * is nothing to decide.
   */
  consents?: string | undefined;
  /** Whether the site has announcements. */
  announces?: boolean;
}

const marks = { modules: '@modules@', consents: '@consents@', timetables: '@timetables@' };

/** The inline script of a document with its settings, small enough to be part of every document. */
export function startScript(
  { asking, plain, announcements }: StartCode,
  { modules, consents, announces = false }: StartSettings,
): string {
  const code = consents === undefined ? plain : asking.replaceAll(marks.consents, consents);
  return withSetting(code, 'modules', modules) + (announces ? announcements : '');
}

/**
 * The script that shows whether the shop is open.
 *
 * @param timetables Timetables of the shop and its other places, by language.
 */
export function openNowScript(
  { openNow }: StartCode,
  timetables: Partial<Record<Language, readonly string[]>>,
): string {
  return withSetting(openNow, 'timetables', timetables);
}

function withSetting(code: string, name: keyof typeof marks, value: object): string {
  return code.replace(new RegExp(`(['"\`])${marks[name]}\\1`), () => JSON.stringify(value));
}

/** The Vite configuration that bundles the parts of the script into a folder. */
export function startBundles(folder: string): InlineConfig[] {
  const source = (name: string) => join(kitFolder, 'src/site/inline', name);
  const settings = (consents: string | undefined) => ({
    'settings.modules': JSON.stringify(marks.modules),
    'settings.consents': JSON.stringify(consents) ?? 'undefined',
  });
  return [
    inlineBundle(join(folder, 'asking'), source('start.ts'), settings(marks.consents)),
    inlineBundle(join(folder, 'plain'), source('start.ts'), settings(undefined)),
    inlineBundle(join(folder, 'announcement'), source('announcement.ts'), {}),
    inlineBundle(join(folder, 'open-now'), source('open-now.ts'), {
      'settings.timetables': JSON.stringify(marks.timetables),
    }),
  ];
}

/** Reads the output of `startBundles` from a folder. */
export async function readStartCode(folder: string): Promise<StartCode> {
  const read = async (file: string) => (await readFile(join(folder, file), 'utf8')).trim();
  const [asking, plain, announcements, openNow] = await Promise.all([
    read('asking/start.js'),
    read('plain/start.js'),
    read('announcement/announcement.js'),
    read('open-now/open-now.js'),
  ]);
  return { asking, plain, announcements, openNow };
}

/** Returns the script alone, bundling it unless it is cached for the same code. */
export async function startCode(cacheFolder: string): Promise<StartCode> {
  const folder = join(resolve(cacheFolder), 'start', codeHash().site);
  if (!existsSync(folder)) {
    const { build } = await import('vite');
    const unfinished = `${folder}.${process.pid}`;
    await Promise.all(startBundles(unfinished).map((settings) => build(settings)));
    await renameAtomically(unfinished, folder);
  }
  return readStartCode(folder);
}
