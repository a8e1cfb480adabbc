/**
 * Normalises a mail address for mail servers: trimmed, with its domain in lower case and ASCII.
 * Undefined for an address that cannot be written to: the part before the @ must be ASCII, and the
 * domain may contain only Latin letters (`müller.example` becomes `xn--mller-kva.example`), so that
 * no look-alike from another script passes for a known domain.
 */
export function normalEmail(value: string): string | undefined {
  const trimmed = value.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const domain = asciiDomain(trimmed.slice(at + 1));
  if (at < 1 || !domain || local.length > 64 || !dotAtom.test(local)) return undefined;
  const address = `${local}@${domain}`;
  return address.length <= maxEmailLength ? address : undefined;
}

/** RFC 5321, 4.5.3.1.3: the length that fits into a path of 256 with its angle brackets. */
export const maxEmailLength = 254;

/** Without quoted forms: real addresses do not need them, but header injection does. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

const writtenDomain = /^(?:[\p{Script=Latin}\p{M}\d-]+\.)+[\p{Script=Latin}\p{M}\d-]+$/u;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

const hostName = new RegExp(`^(?:${label}\\.)+(?=[a-z0-9-]*[a-z])${label}$`);

function asciiDomain(domain: string): string | undefined {
  // Full-width letters are Latin as well, and would silently turn into plain ones.
  const composed = domain.normalize('NFC');
  if (!writtenDomain.test(composed) || composed.normalize('NFKC') !== composed) return undefined;
  const address = `https://${composed}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return hostName.test(host) ? host : undefined;
}
