import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { features } from '#features/features.ts';
import { codeHash } from '#generator/bundle/code-hash.ts';
import { makeBundles } from '#generator/bundle/make-bundles.ts';
import type { Feature } from '#model/feature.ts';
import { bundleCommands } from './bundle-commands.ts';
import { sbom } from './sbom.ts';
import { mapLibraryFolder, mapLibraryNames } from '#generator/files/map-library.ts';

const root = join(import.meta.dirname, '..');
const lib = join(root, 'lib');
const bundles = join(lib, 'bundles');

// npm runs this before it packs the kit: in the package, `lib` replaces `src`.
await rm(lib, { recursive: true, force: true });
compile();
await nameCompiledFiles();
await nameParts();
const code = codeHash();
await makeBundles(bundles, code.site);
await writeFile(join(bundles, 'code.json'), `${JSON.stringify(code)}\n`);
await takeMapLibrary();
await bundleCommands(lib);
await writeFile(join(lib, 'sbom.cdx.json'), `${JSON.stringify(sbom())}\n`);

/**
 * Node does not run TypeScript in node_modules
 * (https://nodejs.org/api/typescript.html#type-stripping-in-dependencies).
 */
function compile(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', 'src/tsconfig.package.json'], {
    cwd: root,
    stdio: 'inherit',
  });
}

/**
 * In `lib`, '#content/load.ts' means lib/content/load.js, because the nearest package.json says so.
 */
async function nameCompiledFiles(): Promise<void> {
  const imports = { '#*.ts': { types: './*.d.ts', default: './*.js' } };
  const text = JSON.stringify({ type: 'module', imports }, null, 2);
  await writeFile(join(lib, 'package.json'), `${text}\n`);
}

/** Names the parts of features, which the source finds by their names, so that they can be bundled. */
async function nameParts(): Promise<void> {
  const files = Object.entries<Feature>(features).flatMap(([name, { parts }]) =>
    parts.map((place) => `${name}/${name}.${place}.js`),
  );
  const listOf = (wanted: readonly string[]) =>
    `const parts = {\n${wanted.map((file) => `  '${file}': () => import('./${file}'),\n`).join('')}};\n`;
  const isCheck = (file: string) => file.endsWith('.checks.js');
  await writeFile(
    join(lib, 'features/import-part.js'),
    `${listOf(files.filter((file) => !isCheck(file)))}export const importPart = (name, place) => parts[\`\${name}/\${name}.\${place}.js\`]();\n`,
  );
  await writeFile(
    join(lib, 'features/import-checks.js'),
    `${listOf(files.filter(isCheck))}export const importChecks = (name) => parts[\`\${name}/\${name}.checks.js\`]();\n`,
  );
}

/** Of a package of 40 MB, a shop with a map needs only three files. */
async function takeMapLibrary(): Promise<void> {
  const place = join(bundles, 'map-library');
  await mkdir(place);
  for (const name of ['package.json', ...mapLibraryNames.map((file) => `dist/${file}`)]) {
    await cp(join(mapLibraryFolder, name), join(place, name));
  }
}
