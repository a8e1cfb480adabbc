import { isIP } from 'node:net';

/** Whom a request comes from. Kept in memory alone. */
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
  const ip = claimed !== undefined && isIP(claimed) ? claimed : (remote ?? '');
  return isIP(ip) === 6 ? ofVersion6(ip) : ofVersion4(ip);
}

function ofVersion4(ip: string): Client {
  return { address: ip, network: ip.split('.').slice(0, 3).join('.') };
}

function ofVersion6(ip: string): Client {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return ofVersion4(mapped);
  const groups = groupsOf(ip);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The first groups of an IPv6 address, with the zeros that `::` stands for. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
