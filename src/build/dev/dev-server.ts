import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ContentSource } from '#content/source.ts';
import { kitFolder } from '../bundle/kit-folder.ts';
import { answer } from './answer.ts';
import { contentReporter } from './content-reporter.ts';
import { errorPage } from './error-page.ts';
import { mistakesPage } from './mistakes-page.ts';
import { plain, send } from './responses.ts';
import { followShop, type LiveShop } from './shop.ts';
import { type SiteCode, siteCode } from './site-code.ts';

export interface DevServerOptions {
  source: ContentSource;
  /** Folder of what builds hand on to the next: images. */
  cache: string;
  /** 5173 by default; 0 takes any free port. */
  port?: number;
  /** The network address to listen at; this machine alone by default. */
  host?: string;
  /** Takes what is to be read in the terminal; standard error by default. */
  log?: (text: string) => void;
}

export interface DevServer {
  /** Address of the site on this machine. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a shop's site for those who work on it: each page is planned and rendered when it is asked
 * for, and open browsers reload when content or code has changed.
 *
 * @throws Error that names the port where it cannot be had.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { source, cache, port = 5173, host = 'localhost', log = writeError } = options;
  const server = createServer();
  const code = await siteCode({ root: kitFolder, server, host, cache, log });
  try {
    await listen(server, port, host);
  } catch (error) {
    await code.close();
    throw error;
  }
  const report = contentReporter(source.name, log);
  const shop = followShop(source, cache, {
    onLoad: ({ problems }) => report(problems),
    onChange: () => code.reloadBrowsers(),
  });
  code.middlewares.use((request, response) => {
    void respond(request, { shop, code, log }).then((given) => send(given, response));
  });
  server.on('request', code.middlewares);
  return {
    url: addressOf(server, host),
    close: async () => {
      await Promise.all([shop.close(), code.close(), closeServer(server)]);
    },
  };
}

interface Parts {
  shop: LiveShop;
  code: SiteCode;
  log: (text: string) => void;
}

/** The answer to what Vite has none for: the site itself, or what is wrong with it. */
async function respond(
  { method, url = '/' }: IncomingMessage,
  { shop, code, log }: Parts,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    return plain(405, 'Only GET and HEAD are possible here.', { Allow: 'GET, HEAD' });
  }
  try {
    const current = await shop.current();
    return current.site ? await answer(url, current, code) : mistakesPage(current.problems);
  } catch (error) {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return errorPage(error);
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Choose another by the variable PORT, such as PORT=${port + 1}.`,
      { cause: error },
    );
  }
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function writeError(text: string): void {
  process.stderr.write(`${text}\n`);
}
