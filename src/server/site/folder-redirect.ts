import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrefixRedirect } from '#model/hosting/release.ts';

/**
 * Where a path leads whose folder leads to others: to the page of its name in the first of them that
 * has one. Undefined where none has.
 *
 * @param folder The site's files, absolute.
 */
export async function folderRedirect(
  path: string,
  rules: readonly PrefixRedirect[],
  folder: string,
): Promise<string | undefined> {
  const [, parent, name] = /^(.*)\/([\w~-][\w.~-]*)$/.exec(path) ?? [];
  const rule = name && rules.find(({ from }) => from === parent);
  if (!rule) return undefined;
  for (const to of rule.to) {
    const page = `${to}/${name}`;
    if (await exists(join(folder, page, 'index.html'))) return page;
  }
  return undefined;
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
