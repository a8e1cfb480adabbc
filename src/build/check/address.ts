/** The path and the anchor of an address within the site: '/uhren?x=1#b%C3%A4nder' -> '/uhren', 'bänder'. */
export function splitAddress(address: string): { path: string; anchor: string } {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(address) ?? [];
  try {
    return { path, anchor: decodeURIComponent(anchor) };
  } catch {
    return { path, anchor };
  }
}
