import { openForms } from './open-forms.ts';
import { listen, type RunningServer } from './http/listen.ts';
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
  try {
    const server = await listen(forms.app, settings);
    return {
      url: server.url,
      async close() {
        await server.close();
        await forms.close();
      },
    };
  } catch (error) {
    await forms.close();
    throw error;
  }
}
