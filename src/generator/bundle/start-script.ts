import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeHash } from './code-hash.ts';
import { kitFolder } from './kit-folder.ts';
import { takePlace } from './take-place.ts';
import { inlineBundle } from './vite-settings.ts';

export interface StartSettings {
  /** Address of the module that starts the application. */
  entry: string;
  /** Names what the visitor is asked to agree to; missing where there is nothing to decide. */
  consents?: string | undefined;
}

/**
 * The script of a document (`src/site/inline/start.ts`) with its settings, small enough to stand in
 * each one. Bundled, or taken from an earlier build if code and settings are the same.
 */
export async function startScript(settings: StartSettings, cacheFolder: string): Promise<string> {
  const code = await codeHash([
    'site/inline',
    'site/ui/colour-mode',
    'model/consent',
    'generator/bundle',
  ]);
  const { entry, consents } = settings;
  const name = [code, consents ?? 'none', entry.replaceAll(/\W+/g, '-')].join('.');
  const folder = join(cacheFolder, 'start', name);
  if (!existsSync(folder)) await build(folder, settings);
  return (await readFile(join(folder, 'start.js'), 'utf8')).trim();
}

/** Bundles into a folder of its own, which takes its place when it is finished. */
async function build(folder: string, { entry, consents }: StartSettings): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const unfinished = `${folder}.${process.pid}`;
  const source = join(kitFolder, 'src/site/inline/start.ts');
  const values = {
    'settings.entry': JSON.stringify(entry),
    'settings.consents': JSON.stringify(consents) ?? 'undefined',
  };
  await viteBuild(inlineBundle(unfinished, source, values));
  await takePlace(unfinished, folder);
}
