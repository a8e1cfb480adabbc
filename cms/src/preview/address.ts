import { previewToken } from '../../../src/model/publishing/signature.ts';

/**
 * Where the draft of a page is shown to whoever has the address; undefined where there is no preview.
 *
 * @param lifetime for how long it opens the preview, ms
 */
export function previewAddress(path: string, lifetime: number): string | undefined {
  const { PREVIEW_URL, PUBLISH_SECRET } = process.env;
  if (!PREVIEW_URL || !PUBLISH_SECRET) return undefined;
  const token = previewToken(PUBLISH_SECRET, Date.now() + lifetime);
  return new URL(`${path}?preview=${token}`, PREVIEW_URL).href;
}
