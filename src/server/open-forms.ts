import type { FormsShop } from '#model/forms/shop.ts';
import { createGuard } from './abuse/guard.ts';
import { formsApi, type FormsDeps } from './forms-api.ts';
import { openBackend } from './open-backend.ts';
import { recentRoute } from './messages/recent.ts';
import { remindOfBuilds } from './remind-of-builds.ts';
import { createLog } from './telemetry/log.ts';
import { createMetrics, metricsApp } from './telemetry/metrics.ts';
import { keptSecret } from './tokens/secret.ts';
import { listen } from './http/listen.ts';
import { noticeProxies } from './http/notice-proxies.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { OutboxStore } from './outbox/outbox-store.ts';
import { createSigner } from './tokens/signer.ts';

export interface FormsServer {
  /** Stores a mail of the server itself, to be delivered. */
  post: OutboxStore['post'];
  app: ReturnType<typeof formsApi>;
  /** Call when no more requests arrive. Resolves when everything is delivered or stored. */
  close(): Promise<void>;
}

/**
 * Opens the forms server: its store, its mail transport and its request handler.
 *
 * @throws UserError that lists what is wrong with the settings.
 */
export async function openForms(
  settings: ServerSettings,
  { shop, servesSite, routes = [] }: Pick<FormsDeps, 'shop' | 'servesSite' | 'routes'>,
): Promise<FormsServer> {
  const { siteUrl, allowedOrigins, trustedProxies, mailTo, altcha, publish } = settings;
  const signer = createSigner(
    settings.secret ?? (await keptSecret(settings.dataFolder)),
    settings.formerSecret,
  );
  const log = createLog(settings.logLevel);
  for (const words of settings.misspelt) log.warn(words);
  const backend = await openBackend(settings, log);
  try {
    const metrics = createMetrics(() => backend.store.outbox.counts());
    const measuring =
      settings.metricsPort === undefined
        ? undefined
        : await listen(metricsApp(metrics), {
            port: settings.metricsPort,
            host: settings.metricsHost,
            setting: 'METRICS',
          });
    const placedShop = siteUrl === undefined ? shop : () => at(siteUrl, shop());
    const reminder = remindOfBuilds(placedShop, backend.store.outbox, {
      mailTo: mailTo?.address,
      log,
    });
    const app = formsApi({
      store: backend.store,
      shop: placedShop,
      signer,
      guard: createGuard({ signer, altcha, ledger: backend.store.ledger }),
      metrics,
      log,
      allowedOrigins,
      trustedProxies,
      mailTo: mailTo?.address,
      servesSite,
      routes: [
        ...routes,
        ...(publish
          ? [
              recentRoute({
                store: backend.store,
                secret: publish.secret,
                retentionDays: settings.retentionDays,
                sendsMails: settings.smtpUrl !== undefined,
              }),
            ]
          : []),
      ],
    });
    return {
      post: (mail) => backend.store.outbox.post(mail),
      app: trustedProxies === 0 ? noticeProxies(app, log) : app,
      async close() {
        await reminder.close();
        await measuring?.close();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Replaces the site's address from the content, for a site that a setting places elsewhere. */
function at(siteUrl: string, shop: FormsShop): FormsShop {
  const formsUrl = shop.formsUrl === shop.siteUrl ? siteUrl : shop.formsUrl;
  return { ...shop, siteUrl, formsUrl };
}
