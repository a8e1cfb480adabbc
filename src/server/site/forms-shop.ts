import { readFileSync } from 'node:fs';
import { type FormsShop, formsShopSchema } from '#model/forms/shop.ts';
import { UserError } from '#model/user-error.ts';
import type { CurrentRelease } from './current-release.ts';

/**
 * The shop as the last release tells of it that had forms; undefined where the current one has
 * none: a site that turns them on needs a server that is started anew.
 */
export function releaseShop(currentRelease: CurrentRelease): (() => FormsShop) | undefined {
  const first = currentRelease()?.about.forms;
  if (!first) return undefined;
  let last = first;
  return () => {
    last = currentRelease()?.about.forms ?? last;
    return last;
  };
}

/**
 * The shop as a file tells of it.
 *
 * @throws UserError where that cannot be read.
 */
export function fileShop(file: string): FormsShop {
  try {
    return formsShopSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UserError(
      `${file} does not tell of a shop. Build the site with an address in config.forms.endpoint of project.yaml, and take forms.json from its release.`,
      { cause: error },
    );
  }
}
