import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import type { FormsShop } from '#model/forms/shop.ts';
import { wordsFor } from '#model/user-error.ts';
import { HttpError } from './http/http-error.ts';
import { openForms } from './open-forms.ts';
import { requestListener } from './http/listen.ts';
import { readSettings, wayOfMails } from './settings/settings.ts';

interface LiveForms {
  /** Handles form requests; undefined until the shop first has forms. */
  listener(): Promise<RequestListener | undefined>;
  /** Call when no more requests arrive. Resolves when everything is delivered or stored. */
  close(): Promise<void>;
}

interface LiveFormsOptions {
  /** The environment variables that hold the settings. */
  environment: Record<string, string | undefined>;
  /** The shop in its current content; undefined if that has no forms or has errors. */
  shop: () => Promise<FormsShop | undefined>;
  /** Prints to the terminal. */
  log: (text: string) => void;
}

interface Opened {
  listener: RequestListener;
  close(): Promise<void>;
}

/**
 * The forms of a shop under development. They open as soon as the content has forms and follow its
 * changes from then on. If they cannot be opened, the reason is logged once and every request is
 * refused.
 */
export function liveForms({ environment, shop, log }: LiveFormsOptions): LiveForms {
  let last: FormsShop | undefined;
  let opened: Promise<Opened> | undefined;
  let closed = false;

  async function open(first: FormsShop): Promise<Opened> {
    try {
      const settings = readSettings(environment);
      const forms = await openForms(settings, { shop: () => last ?? first, servesSite: true });
      log(`Forms are taken here: ${wayOfMails(settings)}.`);
      return { listener: requestListener(forms.app), close: () => forms.close() };
    } catch (error) {
      const why = wordsFor(error) ?? inspect(error);
      log(`No forms are taken until this is mended and the server started again:\n${why}`);
      return refusing;
    }
  }

  async function listener(): Promise<RequestListener | undefined> {
    last = (await shop()) ?? last;
    if (!last || closed) return undefined;
    opened ??= open(last);
    return (await opened).listener;
  }

  void listener();
  return {
    listener,
    async close() {
      closed = true;
      await (await opened)?.close();
    },
  };
}

const refusing: Opened = {
  listener: requestListener({
    fetch: () =>
      new HttpError('not-possible-now', {
        detail: 'The terminal of the development server tells why.',
      }).response(),
  }),
  async close() {},
};
