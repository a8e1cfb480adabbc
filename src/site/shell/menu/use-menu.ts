import { type RefObject, useEffect, useRef } from 'react';

/**
 * Adds to the browser's behaviour of `details` and popovers: a click on any link closes the menu;
 * Escape, a click elsewhere and losing the focus close an open entry; and the popover traps the
 * focus.
 */
export function useMenu(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const controller = new AbortController();
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal: controller.signal });

    listen('click', ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('a[href]')) close(menu);
      else if (!menu.contains(target)) closeEntries(menu);
    });
    listen('keydown', (event) => {
      if (event.key === 'Escape' && !isPopover(menu)) leaveEntry(menu);
      if (event.key === 'Tab' && isPopover(menu)) keepWithin(menu, event);
    });
    listen('focusin', ({ target }) => {
      if (target instanceof Element && !isPopover(menu)) closeEntries(menu, target);
    });
    return () => controller.abort();
  }, []);
  return ref;
}

function isPopover(menu: HTMLElement): boolean {
  return menu.matches(':popover-open');
}

function close(menu: HTMLElement): void {
  closeEntries(menu);
  if (isPopover(menu)) menu.hidePopover();
}

/** Closes the open entries, except the one that contains `inner`. */
function closeEntries(menu: HTMLElement, inner?: Element): void {
  for (const entry of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!inner || !entry.contains(inner)) entry.open = false;
  }
}

/** Closes the open entry; focus inside it moves to its summary. */
function leaveEntry(menu: HTMLElement): void {
  const entry = menu.querySelector('details[open]');
  if (entry?.contains(document.activeElement)) entry.querySelector('summary')?.focus();
  closeEntries(menu);
}

/** Makes Tab wrap around between the last and the first element. */
function keepWithin(menu: HTMLElement, event: KeyboardEvent): void {
  const all = [...menu.querySelectorAll<HTMLElement>('a[href],button,summary')];
  const reachable = all.filter((element) => element.checkVisibility());
  const [from, to] = event.shiftKey
    ? [reachable[0], reachable.at(-1)]
    : [reachable.at(-1), reachable[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
