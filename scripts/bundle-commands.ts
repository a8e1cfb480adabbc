import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Packages that the content is read and checked with, which come as hundreds of small files. Those of the
 * server and of pictures stay packages of the shop: it updates them without a new version of the kit, and
 * some have files or code for one machine beside them.
 */
const inlined =
  /^(?:commander|csv-(?:parse|stringify)|fastest-levenshtein|github-slugger|ipaddr\.js|js-yaml|libphonenumber-js|markdown-it|p-map|rehype-\w+|sax|unified|zod)(?:\/|$)/;

/**
 * Bundles what the command line loads as a few files, beside the compiled ones in `lib`, which programs,
 * threads and processes go on using: to find and link 700 files takes as long as reading a small shop.
 * See docs/decisions/0037-commands-bundled.md.
 *
 * @param lib folder of the compiled code, absolute.
 */
export async function bundleCommands(lib: string): Promise<void> {
  const folder = join(lib, 'command');
  await build({
    configFile: false,
    root: lib,
    logLevel: 'warn',
    publicDir: false,
    plugins: [placesAsCompiled(lib, folder)],
    build: {
      ssr: join(lib, 'cli/program.js'),
      outDir: folder,
      target: 'node24',
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        external: (id, importer) => isPackage(id) && !inlined.test(id) && !isOfPackage(importer),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true },
  });
  const start = join(lib, 'cli.js');
  const text = await readFile(start, 'utf8');
  await writeFile(start, text.replace('#cli/program.ts', './command/program.js'));
}

function isPackage(id: string): boolean {
  return !/^(?:[./#\0]|node:)/.test(id);
}

function isOfPackage(file: string | undefined): boolean {
  return file !== undefined && /\/node_modules\/(?!schaufenster\/)/.test(file);
}

/** Lets code find what lies beside it where it was compiled, from the folder of the bundle. */
function placesAsCompiled(lib: string, folder: string): Plugin {
  return {
    name: 'places-as-compiled',
    transform(code, file) {
      if (!file.startsWith(lib) || !code.includes('import.meta')) return null;
      const url = `new URL('${relative(folder, file)}', import.meta.url).href`;
      const place = `\`\${import.meta.dirname}/${relative(folder, dirname(file))}\``;
      return code.replaceAll(/import\.meta\.(url|dirname)/g, (_, name) =>
        name === 'url' ? url : place,
      );
    },
  };
}
