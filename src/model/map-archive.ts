/** A map archive of the content: a single file in PMTiles format. */
export interface MapArchive {
  /** Absolute path of the file. */
  file: string;
  /** Hash of the file's bytes, hexadecimal. */
  hash: string;
}

/** The path of the archive on the site. */
export function mapArchivePath({ hash }: MapArchive): string {
  return `/media/map-${hash}.pmtiles`;
}
