import { UserError } from '../user-error.ts';

/**
 * The local address of a server that listens at a host.
 *
 * @param bound The address that the server reports.
 */
export function localAddress(host: string, bound: { port: number } | string | null): string {
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Converts an error of listening at a port: to a UserError if the user can fix it. */
export function listenError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error;
  const reason = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
  return new UserError(
    `Port ${port} ${reason}. Choose another by the variable PORT, such as PORT=${port < 1024 ? 8080 : port + 1}.`,
    { cause: error },
  );
}
