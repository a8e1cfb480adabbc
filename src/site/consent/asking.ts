/**
 * Whether the visitor is being asked. The root element tells, so that the script of the document
 * can ask before React runs, and styles show it.
 */
const root = () => document.documentElement;

/** Shows the banner. */
export function startAsking(): void {
  root().dataset['consent'] = 'ask';
}

/** Shows the banner and takes the visitor to it. */
export function ask(): void {
  startAsking();
  document.getElementById('consent')?.focus();
}

/** Hides the banner. */
export function stopAsking(): void {
  delete root().dataset['consent'];
}
