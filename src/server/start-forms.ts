import { readFileSync } from 'node:fs';
import { type FormsShop, formsShopSchema } from '#model/forms/shop.ts';
import { UserError } from '#model/user-error.ts';
import type { RunningServer } from './http/listen.ts';
import { listenWithForms, openForms } from './open-forms.ts';
import type { ServerSettings } from './settings/settings.ts';

/**
 * Serves only the forms, for a site hosted elsewhere.
 *
 * @param file The `forms.json` of the site's release.
 * @throws UserError that lists what is wrong with the settings.
 */
export async function startForms(settings: ServerSettings, file: string): Promise<RunningServer> {
  const shop = fileShop(file);
  const forms = await openForms(settings, { shop: () => shop, servesSite: false });
  return listenWithForms(forms.app, settings, forms);
}

/**
 * Reads the description of the shop from a file.
 *
 * @throws UserError if the file cannot be read.
 */
function fileShop(file: string): FormsShop {
  try {
    return formsShopSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UserError(
      `${file} does not tell of a shop. Build the site with an address in config.forms.endpoint of project.yaml, and take forms.json from its release.`,
      { cause: error },
    );
  }
}
