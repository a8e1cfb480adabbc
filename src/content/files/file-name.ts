const dataEndings = ['.yaml', '.yml', '.json'];

/**
 * File extensions of pictures, including formats that are rejected, with a reason, when they are
 * read.
 */
const imageEndings =
  /\.(?:jpe?g|jfif|png|webp|avif|gif|svg|svgz|tiff?|bmp|heic|heif|jxl|jp2|ico|psd|eps|ai)$/i;

/** The name without the extension of a data file; undefined for other files. */
export function dataStem(name: string): string | undefined {
  const ending = dataEndings.find((known) => name.endsWith(known));
  return ending && name.slice(0, -ending.length);
}

/** The name without '.md'; undefined for other files. */
export function textStem(name: string): string | undefined {
  return name.endsWith('.md') ? name.slice(0, -3) : undefined;
}

/** Whether a file is content besides records: an image or a map archive. */
export function isMedia(name: string): boolean {
  return imageEndings.test(name.trim()) || isMapArchive(name);
}

export function isMapArchive(name: string): boolean {
  return /\.pmtiles$/i.test(name.trim());
}

/** Whether a file looks like content. If it belongs to no collection, that is a mistake. */
export function looksLikeContent(name: string): boolean {
  return /\.(?:ya?ml|json|md)$/i.test(name) && !isReadme(name);
}

export function isReadme(name: string): boolean {
  return /^readme\.md$/i.test(name);
}
