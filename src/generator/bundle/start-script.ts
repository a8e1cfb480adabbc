import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import type { Language } from '#model/language.ts';
import { codeHash } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';
import { renameAtomically } from './rename-atomically.ts';
import { inlineBundle } from './vite-settings.ts';

/** The script of documents (`src/site/inline`), bundled, with marks for its settings. */
export interface StartCode {
  /** Asks for consent, once the page is painted. */
  asking: string;
  /** Has nothing to ask for. */
  plain: string;
  /** Shows what is announced, behind either. */
  announcements: string;
  /** Tells whether the shop is open: a script apart. */
  openNow: string;
}

export interface StartSettings {
  /** Addresses of the modules that start the application. */
  modules: readonly string[];
  /** Names what the visitor is asked to agree to, in hexadecimal digits; missing where there is nothing to decide. */
  consents?: string | undefined;
  /** Whether the site announces anything. */
  announces?: boolean;
}

const marks = { modules: '@modules@', consents: '@consents@', timetables: '@timetables@' };

/** The script of a document with its settings, small enough to stand in each one. */
export function startScript(
  { asking, plain, announcements }: StartCode,
  { modules, consents, announces = false }: StartSettings,
): string {
  const code = consents === undefined ? plain : asking.replaceAll(marks.consents, consents);
  return withSetting(code, 'modules', modules) + (announces ? announcements : '');
}

/**
 * The script that tells whether the shop is open.
 *
 * @param timetables by language, those of the shop and of its further places.
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

/** How Vite bundles the parts of the script into a folder. */
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

/** What `startBundles` has put into a folder. */
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

/** The script alone, bundled now, or taken from an earlier time if the code is the same. */
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
