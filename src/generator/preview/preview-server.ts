import { createServer, type IncomingMessage } from 'node:http';
import type { ContentSource } from '#content/source.ts';
import { features } from '#features/features.ts';
import type { Feature } from '#model/feature.ts';
import { refusedMethod } from '#model/hosting/responses.ts';
import type { Site } from '#model/site.ts';
import { UserError } from '#model/user-error.ts';
import { answer, type Mode } from '../dev/answer.ts';
import { errorText } from '../dev/error-page.ts';
import { closeServer, listen } from '../dev/listen.ts';
import { withClient } from '../dev/notice-page.ts';
import { packedCode } from '../dev/packed-code.ts';
import { send } from '../dev/responses.ts';
import { type Shop, shopReader } from '../dev/shop.ts';
import type { SiteCode } from '../dev/site-code.ts';
import { accessOf } from './access.ts';
import { frameOrigins, frameScript } from './frame.ts';
import { closedPage, mistakesPage, troublePage } from './pages.ts';
import { quickPictures } from './quick-picture.ts';

interface PreviewOptions {
  /** Delivers drafts, and checks for newer ones. */
  source: ContentSource & { hasChanged(): Promise<boolean> };
  /** Cache folder shared by builds: bundles, images. */
  cache: string;
  port: number;
  host: string;
  /** Public URL of the preview. */
  url: string;
  /** URL of the content system, whose admin frames the preview. */
  cms: string;
  /** Signs visitors' tokens. */
  secret: string;
  /** Prints a message for the terminal; standard error by default. */
  log?: (text: string) => void;
}

interface Preview {
  /** Its URL on this machine. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a site with its drafts to visitors with a token: each page is rendered on request, with
 * the code of releases, from the current content.
 *
 * @throws UserError if the port is in use.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { cache, port, host, cms, log = (text) => process.stderr.write(`${text}\n`) } = options;
  const origins = frameOrigins(cms);
  const code = await packedCode(cache, frameScript(origins));
  const shop = currentShop(options);
  const mode = modeOf(cache);
  const server = createServer((request, response) => {
    const pages = code.listener((_request, outgoing) => {
      void respond(request, { shop, code, mode, log }).then((given) =>
        send(dressed(given, origins), outgoing),
      );
    });
    const access = accessOf(request, options);
    if (access.kind === 'open') pages(request, response);
    else if (access.kind === 'enter') void send(access.response, response);
    else void send(dressed(closedPage(request.url ?? '/'), origins), response);
  });
  const address = await listen(server, port, host);
  return {
    url: address,
    close: async () => {
      await Promise.all([code.close(), closeServer(server)]);
    },
  };
}

interface CurrentShop {
  /** The shop with all changes so far. */
  now(): Promise<Shop>;
  /** The shop as last shown, for the parts of a page. */
  last(): Promise<Shop>;
}

/** Reads the shop again if its content has changed since the last request. */
function currentShop({ source, cache }: PreviewOptions): CurrentShop {
  const read = shopReader(source, cache, forPreview);
  let shown: Promise<Shop> | undefined;
  let asking: Promise<Shop> | undefined;
  const ask = async (): Promise<Shop> => {
    if (shown && !(await source.hasChanged())) return shown;
    const reading = read();
    shown = reading;
    // After a failure, the next request reads again.
    reading.catch(() => (shown = undefined));
    return reading;
  };
  const now = async (): Promise<Shop> => {
    // A check in progress may have missed the last change; requests waiting for it share the next
    // one.
    await asking?.catch(() => {});
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
  return { now, last: () => shown ?? now() };
}

/** The settings that concern visitors alone. */
const ofVisitors = new Set(
  Object.values<Feature>(features).flatMap(({ concernsVisitorsAlone, config = {} }) =>
    concernsVisitorsAlone ? Object.keys(config) : [],
  ),
);

/** Removes parts of the site that only concern visitors. */
function forPreview(site: Site): Site {
  const config = Object.fromEntries(
    Object.entries(site.project.config).filter(([key]) => !ofVisitors.has(key)),
  ) as Site['project']['config'];
  return { ...site, project: { ...site.project, config } };
}

function modeOf(cache: string): Mode {
  const quick = quickPictures(cache);
  return {
    decorate: withClient,
    mistakes: ({ diagnostics }, path) => mistakesPage(diagnostics, path),
    async picture(asset, wanted) {
      const { bytes, type } = await quick(asset, wanted);
      return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
    },
  };
}

interface Parts {
  shop: CurrentShop;
  code: SiteCode;
  mode: Mode;
  log: (text: string) => void;
}

async function respond(
  { method, url = '/', headers: { range } }: IncomingMessage,
  { shop, code, mode, log }: Parts,
): Promise<Response> {
  const refused = refusedMethod(method);
  if (refused) return refused;
  try {
    const current = await (url.startsWith('/media/') ? shop.last() : shop.now());
    return current.site
      ? await answer({ url, range }, current, code, mode)
      : mistakesPage(current.diagnostics, url);
  } catch (error) {
    log(errorText(error));
    const reason = error instanceof UserError ? error.message : 'The log of the preview says more.';
    return troublePage(reason, url);
  }
}

/** Adds the headers of all responses: no one else may cache, index or frame them. */
function dressed(response: Response, origins: readonly string[]): Response {
  const { headers } = response;
  const isPage = /html|json/.test(headers.get('Content-Type') ?? '');
  headers.set('Cache-Control', isPage ? 'no-store' : 'private, max-age=3600');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Content-Security-Policy', `frame-ancestors 'self' ${origins.join(' ')}`);
  return response;
}
