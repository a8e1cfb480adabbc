import type { RunningServer } from './http/listen.ts';
import { listenWithForms, openForms } from './open-forms.ts';
import type { ServerSettings } from './settings/settings.ts';
import { fileShop } from './site/forms-shop.ts';

/**
 * Serves the forms alone, for a site that stands elsewhere.
 *
 * @param file The `forms.json` of the site's release.
 * @throws UserError that names what the settings have wrong.
 */
export async function startForms(settings: ServerSettings, file: string): Promise<RunningServer> {
  const shop = fileShop(file);
  const forms = await openForms(settings, { shop: () => shop, servesSite: false });
  return listenWithForms(forms.app, settings, forms);
}
