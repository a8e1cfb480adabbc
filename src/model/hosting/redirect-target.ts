/** The address that a redirect leads to, with the query of the address that was asked for: '?a=1'. */
export function withQuery(to: string, query: string): string {
  const [path, anchor] = to.split('#');
  return anchor === undefined ? `${path}${query}` : `${path}${query}#${anchor}`;
}
