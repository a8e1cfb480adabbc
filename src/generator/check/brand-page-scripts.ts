import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** What a brand page loads by itself: what starts the application, the application, its template. */
const roots = /^assets\/(?:entry-client|application|brand)-[^/]+\.js$/;

/** An import that a module cannot begin without, as bundles write it. */
const staticImport = /(?:from|import) ?"\.\/([^"]+\.js)"/g;

/**
 * The scripts that a brand page comes alive with, by their paths below the site's root. What is only
 * loaded once a visitor wants it does not count.
 */
export async function brandPageScripts(
  site: string,
  paths: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (found.has(path) || !paths.has(path)) return;
    found.add(path);
    const code = await readFile(join(site, path), 'utf8');
    const imports = [...code.matchAll(staticImport)].map(([, file = '']) => file);
    await Promise.all(imports.map((file) => add(posix.join(posix.dirname(path), file))));
  };
  await Promise.all([...paths].filter((path) => roots.test(path)).map(add));
  return found;
}
