import { join } from 'node:path';
import { languages } from '#model/language.ts';
import type { PublishSettings, ServerSettings } from '../settings/settings.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import type { CurrentRelease } from '../site/current-release.ts';
import { createLog } from '../telemetry/log.ts';
import { newsOf, type Owner } from './owner-mail.ts';
import { type Notifier, startNotifier } from './notifier.ts';
import { createPublisher } from './publisher.ts';
import { publishRoutes, type SignedRoute } from './routes.ts';
import type { SiteBuilder } from './site-builder.ts';
import { openState } from './state.ts';

/** Publishing by this server: its routes and its lifecycle. */
export interface Publishing {
  routes: SignedRoute[];
  /**
   * Resumes the jobs left when the server last ended.
   *
   * @param deliver Sends a mail to the owner, or stores it for sending.
   */
  begin(deliver: (mail: OutgoingMail) => Promise<void>): void;
  /** Call when no more requests arrive. */
  close(): Promise<void>;
}

export type PublishingSettings = Pick<
  ServerSettings,
  'dataFolder' | 'logLevel' | 'mailTo' | 'siteUrl'
> & { publish: PublishSettings };

/**
 * Accepts publish requests, and stores their state in the data folder.
 *
 * @throws UserError if the state in the data folder cannot be read.
 */
export async function openPublishing(
  settings: PublishingSettings,
  builder: SiteBuilder,
  currentRelease: CurrentRelease,
): Promise<Publishing> {
  const { dataFolder, logLevel, publish } = settings;
  const log = createLog(logLevel);
  const state = await openState(join(dataFolder, 'publish.json'));
  const owner = (): Owner => {
    const about = currentRelease()?.about;
    const to = publish.mailTo ?? settings.mailTo;
    return {
      to: to?.address ?? about?.forms?.email,
      languages: about?.languages ?? languages.slice(0, 1),
      site: settings.siteUrl ?? about?.forms?.siteUrl,
    };
  };
  let notifier: Notifier | undefined;
  const publisher = createPublisher({
    state,
    builder,
    log,
    delay: publish.delaySeconds * 1000,
    timeoutMs: publish.timeoutSeconds * 1000,
    news: (result, before) => newsOf(result, before, owner()),
    language: () => owner().languages[0] ?? 'de',
    ended: () => notifier?.look(),
  });
  return {
    routes: publishRoutes(publisher, publish.secret, log),
    begin(deliver) {
      notifier = startNotifier(state, deliver, log);
      publisher.begin();
    },
    async close() {
      await publisher.close();
      await notifier?.close();
    },
  };
}
