import { UserError } from '../user-error.ts';

/**
 * The local address of a server that listens on a host.
 *
 * @param bound The address that the server reports.
 */
export function localAddress(host: string, bound: { port: number } | string | null): string {
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address a server tried to listen on. */
interface ListenAddress {
  port: number;
  host: string;
  /** The prefix of the two variables; undefined if they are PORT and HOST. */
  setting?: 'METRICS';
}

/** Converts an error from listening on a port to a UserError if the user can fix it. */
export function listenError(error: unknown, { port, host, setting }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const prefix = setting === undefined ? '' : `${setting}_`;
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const reason = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
    const other = `${prefix}PORT=${port < 1024 ? 8080 : port + 1}`;
    return new UserError(
      `Port ${port} ${reason}. Choose another by the variable ${prefix}PORT, such as ${other}.`,
      { cause: error },
    );
  }
  if (!['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code)) return error;
  return new UserError(
    `${prefix}HOST is "${host}", which is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for every network.`,
    { cause: error },
  );
}
