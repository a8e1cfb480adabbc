/** A redirect's target, with the query of the requested address: '?a=1'. */
export function withQuery(to: string, query: string): string {
  const [path, anchor] = to.split('#');
  return anchor === undefined ? `${path}${query}` : `${path}${query}#${anchor}`;
}
