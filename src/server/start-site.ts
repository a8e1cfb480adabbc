import { Hono } from 'hono';
import type { FormsShop } from '#model/forms/shop.ts';
import { failed, listen, type RunningServer } from './http/listen.ts';
import type { OutgoingMail } from './mail/mail.ts';
import type { FormsServer } from './open-forms.ts';
import { listenWith } from './listen-with.ts';
import type { Publishing, PublishingSettings } from './publish/open-publishing.ts';
import { publishApp, withoutPublishing } from './publish/publish-app.ts';
import type { SignedRoute } from './publish/routes.ts';
import type { SiteBuilder } from './publish/site-builder.ts';
import type { ServerSettings } from './settings/settings.ts';
import { type CurrentRelease, followReleases, releaseShop } from './site/current-release.ts';
import { readyAnswers } from './site/ready-answers.ts';
import { type MakeFile, site } from './site/site.ts';

interface SiteParts {
  /** Makes releases, for publishing. */
  builder?: SiteBuilder | undefined;
  /** Makes pictures that a release is still missing. */
  makeFile?: MakeFile | undefined;
}

/**
 * Serves the current release in `dist`, and each of its successors; accepts its forms, if the
 * release sends them here; and publishes, if the settings say so.
 *
 * @throws UserError that lists what is wrong with the settings.
 */
export async function startSite(
  settings: ServerSettings,
  dist: string,
  { builder, makeFile }: SiteParts = {},
): Promise<RunningServer & { takesForms: boolean }> {
  const currentRelease = followReleases(dist);
  const { publish } = settings;
  const publishing =
    publish && builder && (await withPublishing({ ...settings, publish }, builder, currentRelease));
  const routes = publishing?.routes;
  const shop = releaseShop(currentRelease);
  const forms = shop && (await withForms(settings, { shop, routes }));
  const app = new Hono();
  if (forms) app.route('/', forms.app);
  app.route('/', routes ? publishApp(routes) : withoutPublishing());
  const ready = readyAnswers(currentRelease);
  app.route('/', site(currentRelease, ready, makeFile)).onError(failed);
  publishing?.begin(forms ? forms.post : mailsOf(settings));
  const running = await listenWith({ fetch: app.fetch, ready: ready.send }, settings, [
    publishing,
    forms,
  ]);
  return { ...running, takesForms: forms !== undefined };
}

/** A server that publishes nothing holds nothing of what that needs. */
async function withPublishing(
  settings: PublishingSettings,
  builder: SiteBuilder,
  currentRelease: CurrentRelease,
): Promise<Publishing> {
  const { openPublishing } = await import('./publish/open-publishing.ts');
  return openPublishing(settings, builder, currentRelease);
}

/** Of a shop without forms the process holds nothing of what they need: some 30 MB. */
async function withForms(
  settings: ServerSettings,
  options: { shop: () => FormsShop; routes: readonly SignedRoute[] | undefined },
): Promise<FormsServer> {
  const { openForms } = await import('./open-forms.ts');
  return openForms(settings, { ...options, servesSite: true });
}

/** Sends a mail where there is no store to keep it. */
function mailsOf(settings: ServerSettings): (mail: OutgoingMail) => Promise<void> {
  return async (mail) => {
    const { openMailer } = await import('./mail/open-mailer.ts');
    const mailer = openMailer(settings, 1);
    await mailer.send(mail).finally(() => mailer.close());
  };
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
  const currentRelease = followReleases(dist);
  const ready = readyAnswers(currentRelease);
  const { fetch } = site(currentRelease, ready).onError(failed);
  return listen({ fetch, ready: ready.send }, address);
}
