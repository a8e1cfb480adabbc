/** Closes the menus of the shell: they lie over a page, and would go on lying over the next. */
export function closeOverlays(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('#app :popover-open')) {
    menu.hidePopover();
  }
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    panel.open = false;
  }
}
