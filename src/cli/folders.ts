/** Where a command finds the shop and stores its output. */
export interface Folders {
  /** Where content comes from. */
  source: 'files' | 'cms';
  content: string;
  dist: string;
  cache: string;
}

/**
 * The prefix of document names in a report. Documents of a content system have none, since their
 * names are not paths.
 */
export function folderOf({ source, content }: Pick<Folders, 'source' | 'content'>): {
  folder?: string;
} {
  return source === 'files' ? { folder: content } : {};
}
