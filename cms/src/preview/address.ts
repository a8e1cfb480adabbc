import { previewToken } from '../../../src/model/publishing/signature.ts';

/**
 * The address that shows the draft of a page to anybody; undefined if there is no preview.
 *
 * @param lifetime how long the address is valid, ms
 */
export function previewAddress(path: string, lifetime: number): string | undefined {
  const { PREVIEW_URL, PUBLISH_SECRET } = process.env;
  if (!PREVIEW_URL || !PUBLISH_SECRET) return undefined;
  const token = previewToken(PUBLISH_SECRET, Date.now() + lifetime);
  return new URL(`${path}?preview=${token}`, PREVIEW_URL).href;
}
