/**
 * Clicks the buttons once more that were clicked before the application ran, and have done nothing
 * since. The script of the document has marked them, and marks no more from here on.
 */
export function repeatEarlyClicks(): void {
  document.documentElement.dataset['alive'] = '';
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-clicked]')) {
    delete button.dataset['clicked'];
    button.click();
  }
}
