import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrefixRedirect } from '#model/hosting/release.ts';

/**
 * The redirect target of a path in a folder that redirects to other folders: the page of the same
 * name in the first of them that has one; undefined if none has.
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
