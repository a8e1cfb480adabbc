import { UserError } from '../user-error.ts';

/**
 * The address on this machine of a server that listens at a host.
 *
 * @param bound What the server says of its address.
 */
export function localAddress(host: string, bound: { port: number } | string | null): string {
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** What to throw where a server cannot listen at a port: a UserError where its reader can mend it. */
export function listenError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const reason = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
  return new UserError(
    `Port ${port} ${reason}. Choose another by the variable PORT, such as PORT=${port < 1024 ? 8080 : port + 1}.`,
    { cause: error },
  );
}
