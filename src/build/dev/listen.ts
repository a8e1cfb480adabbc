import { once } from 'node:events';
import type { Server } from 'node:http';
import { UserError } from '#model/user-error.ts';

/**
 * Opens a server at a port and gives its address on this machine.
 *
 * @throws UserError where the port is in use.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE') throw error;
    throw new UserError(
      `Port ${port} is in use. Choose another by the variable PORT, such as PORT=${port + 1}.`,
      { cause: error },
    );
  }
  return addressOf(server, host);
}

/** Closes a server with all its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
