import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { ContentSource } from '#content/source.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { policyHeader, securityHeaders } from '#model/hosting/headers.ts';
import { addHeaders, refusedMethod } from '#model/hosting/responses.ts';
import { kitFolder } from '../bundle/kit-folder.ts';
import { prebuilt } from '../bundle/prebuilt.ts';
import { answer } from './answer.ts';
import { contentReporter } from './content-reporter.ts';
import { errorPage, errorText } from './error-page.ts';
import { currentFormsShop, type FormsTaker, isFormsRequest } from './forms.ts';
import { closeServer, listen } from './listen.ts';
import { mistakesPage } from './mistakes-page.ts';
import { packedCode } from './packed-code.ts';
import { send } from './responses.ts';
import { followShop, type LiveShop } from './shop.ts';
import { type SiteCode, siteCode } from './site-code.ts';

interface DevServerOptions {
  source: ContentSource;
  /** Cache folder shared by builds: images. */
  cache: string;
  /** 5173 by default; 0 takes any free port. */
  port?: number;
  /** The network address to listen on; by default, only this machine. */
  host?: string;
  /** Prints a message for the terminal; standard error by default. */
  log?: (text: string) => void;
  /** Creates the handler for the current shop's forms; without it, forms are not accepted. */
  forms?: (shop: () => Promise<FormsShop | undefined>, log: (text: string) => void) => FormsTaker;
}

export interface DevServer {
  /** URL of the site on this machine. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a shop's site for development: each page is rendered on request, from the same plan as in
 * a build, and open browsers reload when content or code has changed.
 *
 * @throws UserError if the port is in use.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { source, cache, port = 5173, host = 'localhost', log = writeError } = options;
  const server = createServer();
  const code = prebuilt
    ? await packedCode(cache)
    : await siteCode({ root: kitFolder, server, host, cache, log });
  const url = await listen(server, port, host).catch(async (error: unknown) => {
    await code.close();
    throw error;
  });
  const report = contentReporter(source.name, log);
  const shop = followShop(source, cache, {
    onLoad: ({ diagnostics }) => report(diagnostics),
    onChange: () => code.reloadBrowsers(),
  });
  const answerPages = code.listener((request, response) => {
    void respond(request, { shop, code, log }).then((given) =>
      send(addHeaders(given, request.url ?? '/', headers), response),
    );
  });
  const forms = options.forms?.(() => currentFormsShop(shop, url), log);
  const listenerFor = async (path = '/'): Promise<RequestListener> =>
    (isFormsRequest(path) && (await forms?.listener())) || answerPages;
  server.on('request', (request, response) => {
    void listenerFor(request.url).then((listener) => listener(request, response));
  });
  return {
    url,
    close: async () => {
      await Promise.all([shop.close(), code.close(), closeServer(server)]);
      await forms?.close();
    },
  };
}

/**
 * A release's headers without the content security policy, which would block development scripts.
 */
const { [policyHeader]: _, ...headers } = securityHeaders({ https: false });

interface Parts {
  shop: LiveShop;
  code: SiteCode;
  log: (text: string) => void;
}

/** Responds to requests that are not for files of the code: with the site, or with its mistakes. */
async function respond(
  { method, url = '/', headers: { range } }: IncomingMessage,
  { shop, code, log }: Parts,
): Promise<Response> {
  const refused = refusedMethod(method);
  if (refused) return refused;
  try {
    const current = await shop.current();
    return current.site
      ? await answer({ url, range }, current, code)
      : mistakesPage(current.diagnostics);
  } catch (error) {
    log(errorText(error));
    return errorPage(error);
  }
}

function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}
