import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { listenError, localAddress } from '#model/hosting/address.ts';
import { securityHeaders } from '#model/hosting/headers.ts';
import { site } from './static/site.ts';

interface ServeOptions {
  dist: string;
  port: number;
  host: string;
}

export interface SiteServer {
  /** Address of the site on this machine. */
  url: string;
  /** Takes no new requests, and ends when those under way are answered. */
  close(): Promise<void>;
}

/** How long requests under way may take once the server closes, ms. */
const grace = 10_000;

/**
 * Serves the current release in `dist`, and each one that takes its place.
 *
 * @throws UserError that names the port where it cannot be had.
 */
export async function serveSite({ dist, port, host }: ServeOptions): Promise<SiteServer> {
  const app = site(dist).onError(failed);
  const listener = getRequestListener(app.fetch, { errorHandler: failed });
  const server = createServer((request, response) => void listener(request, response));
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, port);
  }
  return { url: localAddress(host, server.address()), close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}

/** What no handler answered: requests that cannot be understood, and our own mistakes. */
function failed(error: unknown): Response {
  const malformed = error instanceof RequestError;
  if (!malformed) console.error(error);
  return new Response(malformed ? 'The request is malformed.\n' : 'Something went wrong.\n', {
    status: malformed ? 400 : 500,
    headers: {
      ...securityHeaders({ https: false }),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
