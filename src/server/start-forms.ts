import { readFileSync, statSync } from 'node:fs';
import { type FormsShop, formsShopSchema } from '#model/forms/shop.ts';
import { UserError } from '#model/user-error.ts';
import { reportFailure } from './telemetry/failure.ts';
import { createLog } from './telemetry/log.ts';
import type { RunningServer } from './http/listen.ts';
import { listenWith } from './listen-with.ts';
import { openForms } from './open-forms.ts';
import type { ServerSettings } from './settings/settings.ts';

/**
 * Serves only the forms, for a site hosted elsewhere.
 *
 * @param file The `forms.json` of the site's release.
 * @throws UserError that lists what is wrong with the settings.
 */
export async function startForms(settings: ServerSettings, file: string): Promise<RunningServer> {
  const forms = await openForms(settings, { shop: followShop(file), servesSite: false });
  if (settings.smtpUrl === undefined) {
    const log = createLog(settings.logLevel);
    log.warn('SMTP_URL is not set: mails are not sent, but become files in the data folder.');
  }
  return listenWith(forms.app, settings, [forms]);
}

/** How often the time of the file is read, ms. */
const interval = 1000;

/** The shop as the file describes it now. While the file cannot be read, as it did before. */
function followShop(file: string): () => FormsShop {
  let shop = fileShop(file);
  let { mtimeMs: changed } = statSync(file);
  let checked = performance.now();
  return () => {
    const now = performance.now();
    if (now - checked < interval) return shop;
    checked = now;
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== changed) shop = fileShop(file);
      changed = mtimeMs;
    } catch (error) {
      reportFailure(error instanceof Error ? error.message : String(error), error);
    }
    return shop;
  };
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
