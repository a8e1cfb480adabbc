const thisMachine = /^(?:localhost|127\.[\d.]+|\[::1\]|)$/;

/**
 * Whether a connection to a host may be unencrypted: the host is this machine, or the owner allows
 * it.
 *
 * @param allowed The setting ALLOW_PLAIN: hosts of a private network, separated by commas.
 */
export function mayBePlain(hostname: string, allowed = ''): boolean {
  const names = allowed.split(',').map((name) => name.trim().toLowerCase());
  return thisMachine.test(hostname) || names.includes(hostname.toLowerCase());
}
