/** Encodings in which files are stored, best first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encodings that `Accept-Encoding` allows, in the client's order of preference (RFC 9110,
 * 12.5.3).
 */
export function acceptedEncodings(header: string | undefined): (Encoding | 'identity')[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (name) weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  const any = weights.get('*') ?? 0;
  const accepted = encodings
    .map((name) => ({ name, weight: weights.get(name) ?? any }))
    .filter(({ weight }) => weight > 0);
  // The unencoded form is always possible, and ranks last unless the client prefers it.
  const plain = { name: 'identity' as const, weight: weights.get('identity') ?? 0 };
  return [...accepted, plain]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}
