/** Where a command finds the shop and keeps what it makes. */
export interface Folders {
  /** Where content comes from. */
  source: 'files' | 'cms';
  content: string;
  dist: string;
  cache: string;
}

/** What stands before the names of documents in a report: those of a content system are no paths. */
export function folderOf({ source, content }: Pick<Folders, 'source' | 'content'>): {
  folder?: string;
} {
  return source === 'files' ? { folder: content } : {};
}
