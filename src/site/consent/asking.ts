import { partIds } from '#model/part-ids.ts';

/**
 * The root element records whether the banner is shown, so that the document's inline script can
 * show it before React runs, and CSS can depend on it: `ask` for the first question, `change` once
 * the visitor has asked for it.
 */
const root = () => document.documentElement;
const banner = () => document.getElementById(partIds.consent);

/** What had the focus when the visitor asked for the banner. */
let opener: Element | null = null;

/** Shows the banner with the first question; leaves it as it is where it shows that already. */
export function startAsking(): void {
  if (isFirstQuestion()) return;
  unfold(false);
  root().dataset['consent'] = 'ask';
}

/** Shows the banner with all its switches and moves the focus to it. */
export function ask(): void {
  opener = document.activeElement;
  unfold(true);
  root().dataset['consent'] = 'change';
  banner()?.focus();
}

/** Whether visitors see the first question, which they have not asked for. */
export function isFirstQuestion(): boolean {
  return root().dataset['consent'] === 'ask';
}

/** Hides the banner. If the focus was in it, it returns to where it was, or else to the content. */
export function stopAsking(): void {
  const hadFocus = banner()?.contains(document.activeElement);
  delete root().dataset['consent'];
  if (!hadFocus) return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
    opener.focus();
  } else {
    focusContent();
  }
  opener = null;
}

/** Moves the focus to the page's main part, for what had it is gone. */
export function focusContent(): void {
  document.getElementById(partIds.content)?.focus({ preventScroll: true });
}

/** Opens the banner, with or without its switches. */
function unfold(withSwitches: boolean): void {
  const [all, switches] = banner()?.querySelectorAll('details') ?? [];
  if (all) all.open = true;
  if (switches) switches.open = withSwitches;
}
