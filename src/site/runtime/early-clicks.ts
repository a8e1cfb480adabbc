/**
 * Repeats clicks on buttons that were clicked before the application ran and have had no effect
 * since. The document's inline script marked them, and marks no more from now on.
 */
export function repeatEarlyClicks(): void {
  document.documentElement.dataset['alive'] = 'true';
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-clicked]')) {
    delete button.dataset['clicked'];
    button.click();
  }
}
