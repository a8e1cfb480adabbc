import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { kitFolder } from './kit-folder.ts';

/**
 * Names the classes of style modules in documents: 'c1k', by the index of the class in the whole
 * site, starting with shell and ui. Every bundle uses the same numbers, since one renders what
 * another styles. Documents contain their styles: with hashes as names, 503 of 570 would exceed
 * their budget (docs/decisions/0049-tricks-by-figures.md).
 */
export function classNames(): (name: string, file: string) => string {
  let codes: ReadonlyMap<string, string> | undefined;
  return (name, file) => {
    // Lazy, because a packed kit has no style modules, and bundles nothing.
    codes ??= new Map(allClasses().map((one, at) => [one, `c${at.toString(36)}`]));
    const code = codes.get(`${moduleOf(file)} ${name}`);
    if (!code) throw new Error(`The class ${name} is in no style module of the kit: ${file}.`);
    return code;
  };
}

function allClasses(): string[] {
  const folder = join(kitFolder, 'src');
  const modules = ['site', 'features'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(part, file)),
  );
  // Classes that every document contains get the shortest names, however many sections few
  // documents have.
  const groups = Map.groupBy(modules, (file) => /^site[\\/](shell|ui)[\\/]/.exec(file)?.[1] ?? '');
  const classes = ['shell', 'ui', ''].flatMap((group) =>
    (groups.get(group) ?? [])
      .flatMap((file) => classesIn(file, readFileSync(join(folder, file), 'utf8')))
      .toSorted((a, b) => a.localeCompare(b)),
  );
  return [...new Set(classes)];
}

function classesIn(file: string, css: string): string[] {
  const names = [...classesOf(css), ...namesIn(css, animationName)];
  return names.map((name) => `${moduleOf(file)} ${name}`);
}

const className = /\.([a-z][\w-]*)/gi;
const animationName = /@keyframes\s+([\w-]+)/gi;
/** Places where something that looks like a class is not one of the module. */
const noName = /\/\*.*?\*\/|"[^"]*"|'[^']*'|:global\([^)]*\)/gs;

function namesIn(css: string, pattern: RegExp): string[] {
  return Array.from(css.replaceAll(noName, '').matchAll(pattern), ([, name = '']) => name);
}

/** The classes that Vite would export for a style module. */
export function classesOf(css: string): string[] {
  return namesIn(css, className);
}

function moduleOf(file: string): string {
  return basename(file.replace(/\?.*/s, ''), '.module.css');
}

/** Suffix for the path of a style module of which only the names are needed. */
const namesEnding = '.names.js';

/**
 * Gives browsers only the class names: the styles come from another bundle, and take longer to
 * make.
 */
export function styleNames(): Plugin {
  const nameOf = classNames();
  return {
    name: 'style-names',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.module\.css$/ },
      async handler(source, importer) {
        const module = await this.resolve(source, importer);
        return module ? module.id + namesEnding : null;
      },
    },
    load: {
      filter: { id: /\.module\.css\.names\.js$/ },
      handler(id) {
        const file = id.slice(0, -namesEnding.length);
        const classes = classesOf(readFileSync(file, 'utf8'));
        const names = Object.fromEntries(classes.map((name) => [name, nameOf(name, file)]));
        return `export default ${JSON.stringify(names)};`;
      },
    },
  };
}
