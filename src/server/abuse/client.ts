import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The origin of a request. Kept in memory only; databases receive keyed hashes of it. */
export interface Client {
  /** The IP address; for IPv6, the prefix that identifies one customer. */
  address: string;
  /** The surrounding network, about as large as the address range of one company. */
  network: string;
}

/**
 * Finds the client behind the trusted proxies. Each proxy appends the address it received the
 * request from to X-Forwarded-For, so only the last entries can be trusted; anyone can forge the
 * ones before them.
 */
export function clientOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): Client {
  const hops = (forwardedFor ?? '').split(',').map(addressOf);
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  const known = [claimed, remote].find((ip) => ip !== undefined && isIP(ip));
  if (known === undefined) return { address: '', network: '' };
  // Converts IPv4-mapped IPv6 addresses back to IPv4.
  const ip = ipaddr.process(known);
  if (ip instanceof ipaddr.IPv4) {
    return { address: ip.toString(), network: ip.octets.slice(0, 3).join('.') };
  }
  const groups = ip.parts.map((part) => part.toString(16));
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The address of a hop, which some proxies write with a port, in brackets or in quotes. */
function addressOf(hop: string): string {
  const written = hop.trim().replaceAll('"', '');
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(written) ?? [];
  return inBrackets ?? beforePort ?? written;
}
