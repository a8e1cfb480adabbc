/** A file as it is stored at a target. */
export interface UploadFile {
  /** Path below the site's root: 'uhren/index.html'. */
  path: string;
  /** On this disk, absolute. */
  file: string;
  type: string;
  cacheControl: string;
}

/** A place elsewhere from which a site is served: a bucket, a folder of another machine. */
export interface Target {
  /** For messages, without secrets. */
  name: string;
  /** Whether the copies that the build has compressed are of use there. */
  takesCompressed: boolean;
  /** The contents of a file; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
  /** Stores files, each as a whole: a visitor gets the old one or the new one. */
  put(files: readonly UploadFile[]): Promise<void>;
  /** Deletes files. It is no mistake where one is not there. */
  remove(paths: readonly string[]): Promise<void>;
}
