/** An address as the author wrote it: the parser encodes what a URL cannot hold. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
