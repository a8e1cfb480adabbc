/** The reason why a drawing is not shown. */
export type SvgFailure =
  | 'Not found'
  | "Content type isn't valid"
  | 'Browser does not support SVG'
  | 'Missing src';

/** Fetches the text of an SVG file. No response at all counts as a missing file. */
export async function fetchSvg(
  src: string,
  signal: AbortSignal,
): Promise<{ text: string } | { failure: SvgFailure }> {
  try {
    const response = await fetch(src, { signal });
    if (response.status > 299) return { failure: 'Not found' };
    const type = response.headers.get('content-type') ?? '';
    if (!/^image\/svg\+xml\b/i.test(type)) return { failure: "Content type isn't valid" };
    return { text: await response.text() };
  } catch {
    return { failure: 'Not found' };
  }
}
