import { once } from 'node:events';
import type { Server } from 'node:http';
import { listenError, localAddress } from '#model/hosting/address.ts';

/**
 * Opens a server on a port, and returns its URL on this machine.
 *
 * @throws UserError that names the port or the host if it is unavailable.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, { port, host });
  }
  return localAddress(host, server.address());
}

/** Closes a server with all its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
