/**
 * Makes bytes of documents that come in parts. Those at even places recur from document to document
 * and are encoded once: they are two thirds of a page.
 */
export function partsEncoder(): (parts: readonly string[]) => Buffer[] {
  const recurring = new Map<string, Buffer>();
  const encodeOnce = (part: string): Buffer => {
    const known = recurring.get(part);
    if (known) return known;
    const bytes = Buffer.from(part);
    recurring.set(part, bytes);
    return bytes;
  };
  return (parts) => parts.map((part, at) => (at % 2 === 0 ? encodeOnce(part) : Buffer.from(part)));
}
