/** Closes the shell's menus, which would otherwise cover the next page. */
export function closeOverlays(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('#app :popover-open')) {
    menu.hidePopover();
  }
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    panel.open = false;
  }
}
