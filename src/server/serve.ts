import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { securityHeaders } from '#model/hosting/headers.ts';
import { UserError } from '#model/user-error.ts';
import { site } from './static/site.ts';

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
export async function serveSite(options: {
  dist: string;
  port: number;
  host: string;
}): Promise<SiteServer> {
  const app = site(options.dist).onError(failed);
  const listener = getRequestListener(app.fetch, { errorHandler: failed });
  const server = createServer((request, response) => void listener(request, response));
  await listen(server, options);
  return { url: addressOf(server, options.host), close: () => close(server) };
}

async function listen(server: Server, { port, host }: { port: number; host: string }) {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const reason = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
    throw new UserError(
      `Port ${port} ${reason}. Choose another by the variable PORT, such as PORT=${port < 1024 ? 8080 : port + 1}.`,
      { cause: error },
    );
  }
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
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
