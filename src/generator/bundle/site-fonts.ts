import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { kitFolder } from './kit-folder.ts';
import { makeFonts } from './make-fonts.ts';
import { renameAtomically } from './rename-atomically.ts';

const cache = join(kitFolder, 'node_modules/.cache/schaufenster');

/** Lets code import the site's fonts and their style sheet: 'site-fonts/fonts.css'. */
export function siteFonts(): Plugin {
  return {
    name: 'site-fonts',
    config: async () => ({ resolve: { alias: { 'site-fonts': await fontsFolder() } } }),
  };
}

let folder: Promise<string> | undefined;

function fontsFolder(): Promise<string> {
  folder ??= writeFonts();
  return folder;
}

async function writeFonts(): Promise<string> {
  const place = join(cache, `fonts-${await recipeHash()}`);
  if (existsSync(place)) return place;
  const unfinished = `${place}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, contents] of await makeFonts()) {
    await writeFile(join(unfinished, name), contents);
  }
  await renameAtomically(unfinished, place);
  return place;
}

/** Changes with the code that makes the fonts, and with the versions of its dependencies. */
async function recipeHash(): Promise<string> {
  const recipe = ['src/generator/bundle/make-fonts.ts', 'package-lock.json'];
  const hash = createHash('sha256');
  for (const file of recipe) hash.update(await readFile(join(kitFolder, file)));
  return hash.digest('hex').slice(0, 16);
}
