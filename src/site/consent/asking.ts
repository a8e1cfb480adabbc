import { partIds } from '#model/part-ids.ts';

/**
 * Whether the visitor is being asked. The root element tells, so that the script of the document
 * can ask before React runs, and styles show it.
 */
const root = () => document.documentElement;

/** Shows the banner. */
export function startAsking(): void {
  root().dataset['consent'] = 'ask';
}

/** Shows the banner, unfolded, and takes the visitor to it. */
export function ask(): void {
  startAsking();
  const banner = document.getElementById(partIds.consent);
  banner?.querySelector('details')?.setAttribute('open', '');
  banner?.focus();
}

/** Hides the banner. */
export function stopAsking(): void {
  delete root().dataset['consent'];
}
