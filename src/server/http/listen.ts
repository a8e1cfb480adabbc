import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { listenError, localAddress } from '#model/hosting/address.ts';
import { securityHeaders } from '#model/hosting/headers.ts';
import { reportFailure } from '../telemetry/failure.ts';

export interface RunningServer {
  /** Its address on this machine. */
  url: string;
  /** Accepts no new requests and resolves when those in progress are done. */
  close(): Promise<void>;
}

interface App {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Responds to a request instead of `fetch`; returns false, and sends nothing, if it cannot. */
  ready?(request: IncomingMessage, response: ServerResponse): boolean;
}

/** How long requests in progress may take once the server closes, ms. */
const grace = 10_000;

/**
 * How long a closing server accepts requests over existing connections, ms. They may already be in
 * transit, and a proxy does not retry a POST.
 */
const lastCalls = 300;

/**
 * The maximum number of unanswered requests per connection, above which it is closed. Browsers wait
 * for each response.
 */
const mostUnanswered = 100;

/** How long a connection may be idle during a request, ms. */
const longestRest = 60_000;

interface Address {
  port: number;
  host: string;
  /** The setting that it comes from; by default, the site's. */
  setting?: 'METRICS';
}

/**
 * Serves an application at a port.
 *
 * @throws UserError that names the port or the host if it cannot be used.
 */
export async function listen(
  app: App,
  { rest = longestRest, ...address }: Address & { rest?: number },
): Promise<RunningServer> {
  const server = createServer(requestListener(app));
  // Closes the connections of clients that do not read their responses.
  server.setTimeout(rest);
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, address);
  }
  return { url: localAddress(address.host, server.address()), close: () => close(server) };
}

/** Adapts an application to Node's request listener. */
export function requestListener(app: App): RequestListener {
  const listener = getRequestListener(app.fetch, { errorHandler: failed });
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (waiting > mostUnanswered) {
      socket.destroy();
      return;
    }
    const status = refusal(request);
    if (status !== undefined) refuse(response, status);
    else if (!app.ready?.(request, response)) void listener(request, response);
  };
}

/** The status of a request that is refused before it reaches the application. */
function refusal({ headers, rawHeaders }: IncomingMessage): 400 | 411 | undefined {
  // A body in chunks of one byte takes a thousand times as long to read as to send. Browsers always
  // send the size of a form.
  if (headers['transfer-encoding'] !== undefined) return 411;
  // Node uses the first of several Host headers, and a proxy may have used another (RFC 9112, 3.2).
  const isHost = (text: string, at: number) => at % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1 ? 400 : undefined;
}

/** Responds, and reads nothing more from the connection. */
function refuse(response: ServerResponse, status: 400 | 411): void {
  const { socket } = response;
  response
    .writeHead(status, { ...plainHeaders, Connection: 'close' })
    .end(texts[status], () => socket?.destroySoon());
}

/** Handles errors that no handler caught: malformed requests and internal errors. */
export function failed(error: unknown): Response {
  const malformed = error instanceof RequestError;
  if (!malformed) reportFailure('A request failed.', error);
  const status = malformed ? 400 : 500;
  return new Response(texts[status], { status, headers: plainHeaders });
}

const texts = {
  400: 'The request is malformed.\n',
  411: 'A request must tell the size of its body.\n',
  500: 'Something went wrong.\n',
};

const plainHeaders = {
  ...securityHeaders({ https: false }),
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
};

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // While closing, a connection ends with its current or next request.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // HTTP servers' own `close` ends idle connections at once, before reading what was sent over
  // them.
  SocketServer.prototype.close.call(server);
  await Promise.race([closed, pause(lastCalls, undefined, { ref: false })]);
  server.keepAliveTimeout = 1;
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}
