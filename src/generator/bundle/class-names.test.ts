import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { classesOf } from './class-names.ts';
import { kitFolder } from './kit-folder.ts';

/** The paths of all style modules. */
let modules: string[];

beforeAll(async () => {
  const folder = join(kitFolder, 'src');
  const files = await readdir(folder, { recursive: true });
  modules = files.filter((file) => file.endsWith('.module.css')).map((file) => join(folder, file));
});

test('style modules have unique names, since class names are derived from them', () => {
  const names = modules.map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('browsers get exactly the class names that Vite finds in a style module', async () => {
  const config = await resolveConfig({ configFile: false, root: kitFolder }, 'build');
  for (const file of modules) {
    const css = await readFile(file, 'utf8');
    const found = Object.keys((await preprocessCSS(css, file, config)).modules ?? {});
    const animations = new Set(
      Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name),
    );
    const classes = found.filter((name) => !animations.has(name));
    expect([file, ...new Set(classesOf(css))].toSorted()).toEqual([file, ...classes].toSorted());
  }
});
