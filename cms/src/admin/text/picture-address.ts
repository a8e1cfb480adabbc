import { imageName, isForeign } from '../../../../src/content/text/markdown.ts';

/** The content system's address of a picture in a text; nothing is loaded from other sites. */
export function pictureAddress(written: string): string {
  const name = imageName(written);
  return isForeign(name) ? '' : `/api/media/file/${encodeURIComponent(name)}`;
}
