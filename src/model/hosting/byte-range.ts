/** A part of a file: first and last byte, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part requested by a `Range` header (RFC 9110, 14.1.2). 'whole' if there is no such header, or
 * one that a server may ignore: several ranges, other units, invalid syntax.
 */
export function byteRange(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const end = size - 1;
  if (from === '') {
    const length = Number(to);
    return length > 0 && size > 0
      ? { first: Math.max(size - length, 0), last: end }
      : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return 'whole';
  return first <= end ? { first, last } : 'unsatisfiable';
}
