import { openForms } from './forms.ts';
import { listen, type RunningServer } from './listen.ts';
import type { ServerSettings } from './settings.ts';
import { fileShop } from './shop.ts';

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
