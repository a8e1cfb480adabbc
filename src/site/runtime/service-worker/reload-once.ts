/**
 * Reloads the page, unless this session has already done so for the same build. Where the session
 * cannot remember it, nothing happens: better no reload than one after the other.
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
