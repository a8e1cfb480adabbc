import { Hono } from 'hono';
import type { FormsShop } from '#model/forms/shop.ts';
import { failed, listen, type RunningServer } from './http/listen.ts';
import { listenWithForms } from './listen-with-forms.ts';
import type { FormsServer } from './open-forms.ts';
import type { ServerSettings } from './settings/settings.ts';
import { followReleases, releaseShop } from './site/current-release.ts';
import { site } from './site/site.ts';

/**
 * Serves the current release in `dist`, and each of its successors; and accepts its forms, if the
 * release sends them here.
 *
 * @throws UserError that lists what is wrong with the settings.
 */
export async function startSite(settings: ServerSettings, dist: string): Promise<RunningServer> {
  const currentRelease = followReleases(dist);
  const shop = releaseShop(currentRelease);
  const forms = shop && (await withForms(settings, shop));
  const app = new Hono();
  if (forms) app.route('/', forms.app);
  app.route('/', site(currentRelease)).onError(failed);
  return listenWithForms(app, settings, forms);
}

/** Of a shop without forms the process holds nothing of what they need: some 30 MB. */
async function withForms(settings: ServerSettings, shop: () => FormsShop): Promise<FormsServer> {
  const { openForms } = await import('./open-forms.ts');
  return openForms(settings, { shop, servesSite: true });
}

/** Serves only the files of the current release in `dist`. */
export function serveSite({
  dist,
  ...address
}: {
  dist: string;
  port: number;
  host: string;
}): Promise<RunningServer> {
  return listen(site(followReleases(dist)).onError(failed), address);
}
