import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whom a request comes from. Kept in memory alone; a database gets keyed hashes. */
export interface Client {
  /** The address; of IPv6 the part that stands for one customer. */
  address: string;
  /** The network around it: as many addresses as one company has. */
  network: string;
}

/**
 * The client behind the proxies that are trusted: each of them appends to X-Forwarded-For whom it
 * heard from, so the last entries are true, and those before them are anybody's claim.
 */
export function clientOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): Client {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  const known = [claimed, remote].find((ip) => ip !== undefined && isIP(ip));
  if (known === undefined) return { address: '', network: '' };
  // IPv4 that is written as IPv6 becomes IPv4 again.
  const ip = ipaddr.process(known);
  if (ip instanceof ipaddr.IPv4) {
    return { address: ip.toString(), network: ip.octets.slice(0, 3).join('.') };
  }
  const groups = ip.parts.map((part) => part.toString(16));
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}
