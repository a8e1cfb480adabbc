/** A map in one file, a PMTiles archive, as the content holds it. */
export interface MapArchive {
  /** Absolute path of the file. */
  file: string;
  /** Hash of the file's bytes, hexadecimal. */
  hash: string;
}

/** Where a site has it. */
export function mapArchivePath({ hash }: MapArchive): string {
  return `/media/map-${hash}.pmtiles`;
}
