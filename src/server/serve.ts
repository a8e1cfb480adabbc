import { Hono } from 'hono';
import type { FormsServer } from './forms.ts';
import { failed, listen, type RunningServer } from './listen.ts';
import type { ServerSettings } from './settings.ts';
import { releaseShop } from './shop.ts';
import { site } from './static/site.ts';

interface SiteOptions {
  dist: string;
  port: number;
  host: string;
  forms?: FormsServer | undefined;
}

/**
 * Serves the current release in `dist`, and each one that takes its place; and what its forms send,
 * where it says that they come here.
 *
 * @throws UserError that names what the settings have wrong.
 */
export async function startSite(settings: ServerSettings, dist: string): Promise<RunningServer> {
  const shop = releaseShop(dist);
  // A site without forms needs no memory for what takes them.
  const forms =
    shop && (await (await import('./forms.ts')).openForms(settings, { shop, servesSite: true }));
  try {
    return await serveSite({ dist, port: settings.port, host: settings.host, forms });
  } catch (error) {
    await forms?.close();
    throw error;
  }
}

export async function serveSite({ dist, port, host, forms }: SiteOptions): Promise<RunningServer> {
  const app = new Hono();
  if (forms) app.route('/', forms.app);
  app.route('/', site(dist)).onError(failed);
  const server = await listen(app, { port, host });
  return {
    url: server.url,
    async close() {
      await server.close();
      await forms?.close();
    },
  };
}
