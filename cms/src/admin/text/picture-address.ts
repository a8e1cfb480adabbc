import { imageName, isForeign } from '../../../../src/content/text/markdown.ts';

/** Where the content system shows the picture that a text names; nothing is loaded from other sites. */
export function pictureAddress(written: string): string {
  const name = imageName(written);
  return isForeign(name) ? '' : `/api/media/file/${encodeURIComponent(name)}`;
}
