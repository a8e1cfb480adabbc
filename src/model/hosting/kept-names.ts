const keptFolders = /^\/(?:assets|media|page-data|api)(?:\/|$)/;

const keptFiles =
  /^\/(?:(?:\w\w\/)?404\.html|robots\.txt|sitemap(?:-\d+)?\.xml|manifest\.webmanifest|sw\.js|favicon\.ico|apple-touch-icon\.png|icon[\w-]*\.(?:png|svg))$/;

/** Whether a path belongs to a file that every release has, or to one of its own folders. */
export function isKeptPath(path: string): boolean {
  return keptFolders.test(path) || keptFiles.test(path);
}
