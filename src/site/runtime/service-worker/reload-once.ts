/**
 * Reloads the page, unless this session has already done so for the same build. If the session
 * cannot store that, the page is not reloaded, because it might reload forever.
 */
export function reloadOnce(build: string): void {
  const key = `reloaded:${build}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    return;
  }
  location.reload();
}
