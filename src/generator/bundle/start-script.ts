import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { InlineConfig } from 'vite';
import { codeHash } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';
import { takePlace } from './take-place.ts';
import { inlineBundle } from './vite-settings.ts';

/** The script of documents (`src/site/inline/start.ts`), bundled, with marks for its settings. */
export interface StartCode {
  /** Asks for consent, once the page is painted. */
  asking: string;
  /** Has nothing to ask for. */
  plain: string;
}

export interface StartSettings {
  /** Addresses of the modules that start the application. */
  modules: readonly string[];
  /** Names what the visitor is asked to agree to, in hexadecimal digits; missing where there is nothing to decide. */
  consents?: string | undefined;
}

const marks = { modules: '@modules@', consents: '@consents@' };

/** The script of a document with its settings, small enough to stand in each one. */
export function startScript(
  { asking, plain }: StartCode,
  { modules, consents }: StartSettings,
): string {
  const code = consents === undefined ? plain : asking.replaceAll(marks.consents, consents);
  return code.replace(new RegExp(`(['"\`])${marks.modules}\\1`), JSON.stringify(modules));
}

/** How Vite bundles both forms of the script into a folder. */
export function startBundles(folder: string): InlineConfig[] {
  const source = join(kitFolder, 'src/site/inline/start.ts');
  const settings = (consents: string | undefined) => ({
    'settings.modules': JSON.stringify(marks.modules),
    'settings.consents': JSON.stringify(consents) ?? 'undefined',
  });
  return [
    inlineBundle(join(folder, 'asking'), source, settings(marks.consents)),
    inlineBundle(join(folder, 'plain'), source, settings(undefined)),
  ];
}

/** What `startBundles` has put into a folder. */
export async function readStartCode(folder: string): Promise<StartCode> {
  const read = async (form: string) =>
    (await readFile(join(folder, form, 'start.js'), 'utf8')).trim();
  const [asking, plain] = await Promise.all([read('asking'), read('plain')]);
  return { asking, plain };
}

/** The script alone, bundled now, or taken from an earlier time if the code is the same. */
export async function startCode(cacheFolder: string): Promise<StartCode> {
  const folder = join(resolve(cacheFolder), 'start', codeHash().site);
  if (!existsSync(folder)) {
    const { build } = await import('vite');
    const unfinished = `${folder}.${process.pid}`;
    await Promise.all(startBundles(unfinished).map((settings) => build(settings)));
    await takePlace(unfinished, folder);
  }
  return readStartCode(folder);
}
