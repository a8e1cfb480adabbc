import { partIds } from '#model/part-ids.ts';

/**
 * The root element records whether the banner is shown, so that the document's inline script can
 * show it before React runs, and CSS can depend on it.
 */
const root = () => document.documentElement;

/** Shows the banner. */
export function startAsking(): void {
  root().dataset['consent'] = 'ask';
}

/** Shows the banner expanded and moves the focus to it. */
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
