/**
 * The address of a request's client: the last one in X-Forwarded-For, which our own proxy or server
 * has added. The ones before it come from the client. For IPv6 it is the prefix of one customer.
 */
export function clientOf({ headers }: { headers: Headers }): string {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const [mapped] = /(?<=^::ffff:)[\d.]+$/i.exec(address) ?? [];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}
